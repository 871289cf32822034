export const words = {
  sendForm: "Please send a form.",
  formTooLarge: "This form is too large.",
  formUnreadable: "This form can't be read.",
  fillIn: "Please fill in this field.",
  check: "Please check this field.",
  notAPerson: "We could not check that you are a person. Please try again.",
  saveAsCsv: "Please save the file as CSV in UTF-8.",
  quotationMark: "A quotation mark is missing or in a wrong place.",
};
