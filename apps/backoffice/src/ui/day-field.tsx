import { TextInput } from '@mantine/core';

/** A day in Asia/Kolkata as the browser's own calendar shows it; empty: none. */
export function DayField({
  label,
  description,
  required,
  day,
  least,
  error,
  onChange,
}: {
  label: string;
  description?: string;
  required?: boolean;
  day: string | null;
  /** Earlier days cannot be picked. */
  least?: string;
  error: string | undefined;
  onChange: (day: string | null) => void;
}) {
  return (
    <TextInput
      type="date"
      label={label}
      description={description}
      required={required}
      min={least}
      value={day ?? ''}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
