import { useId } from "react";

type SelectProps = { label: string; name: string; value: string; options: { value: string; text: string }[]; onChange: (value: string) => void };

export function Select({ label, name, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <p className="mb-3">
      <label htmlFor={id} className="mb-1 block font-semibold">{label}</label>
      <select id={id} name={name} value={value} onChange={(event) => onChange(event.target.value)} className="field" autoComplete="off">
        {options.map((option) => <option key={option.value} value={option.value}>{option.text}</option>)}
      </select>
    </p>
  );
}
