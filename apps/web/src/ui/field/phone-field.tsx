import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** Digits alone, without +91 or the 0 that people write before it. */
function digitsOf(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return digits.length > 10 ? digits.replace(/^(91|0)/, '').slice(0, 10) : digits;
}

/** An Indian mobile number: the keypad of digits, and 10 digits however they were typed or pasted. */
export function PhoneField({
  onDigits,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'type' | 'before' | 'onChange'> & {
  onDigits: (digits: string) => void;
}) {
  return (
    <TextField
      autoComplete="tel-national"
      placeholder="98765 43210"
      {...field}
      before="+91"
      type="tel"
      inputMode="numeric"
      onChange={({ target }) => onDigits(digitsOf(target.value))}
    />
  );
}
