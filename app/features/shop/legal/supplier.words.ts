export const words = {
  officer: (officer: string) => `Grievance officer: ${officer}.`,
};
