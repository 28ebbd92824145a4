import { pincodePattern } from '@nukkad/contract/kernel/patterns/pincode';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { TextField } from '../../ui/field/text-field.tsx';

/** Six digits; the list asks once all are there, and again without them. */
export function PincodeFilter({ value, onChange }: { value: string; onChange: (next: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <TextField
      label={t('candidates.pincode', 'Near PIN code')}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={6}
      value={typed}
      onChange={({ target }) => {
        const next = target.value.replaceAll(/\D/g, '');
        setTyped(next);
        if (next === '' || pincodePattern.test(next)) onChange(next);
      }}
    />
  );
}
