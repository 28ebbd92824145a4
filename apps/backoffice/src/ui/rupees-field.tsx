import { NumberInput } from '@mantine/core';

/** Rupees on the screen, paise in the hand; null where nothing is written. */
export function RupeesField({
  label,
  description,
  required,
  paise,
  error,
  onChange,
}: {
  label: string;
  description?: string;
  required?: boolean;
  paise: number | null;
  error: string | undefined;
  onChange: (paise: number | null) => void;
}) {
  return (
    <NumberInput
      label={label}
      description={description}
      required={required}
      prefix="₹"
      thousandSeparator=","
      thousandsGroupStyle="lakh"
      min={0}
      decimalScale={2}
      hideControls
      value={paise === null ? '' : paise / 100}
      error={error}
      onChange={(value) => onChange(value === '' ? null : Math.round(Number(value) * 100))}
    />
  );
}
