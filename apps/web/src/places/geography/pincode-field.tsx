import { useEffect, useRef } from 'react';
import { ApiError } from '@nukkad/contract/kernel/client';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { usePincode } from './address.queries.ts';
import styles from './address.module.css';

/** Six digits, and beneath them their district and state. */
export function PincodeField({
  value,
  error,
  onChange,
  onFound,
}: {
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
  /** Hears the locality that the PIN code is known for. */
  onFound: (locality: string) => void;
}) {
  const { t } = useTranslation();
  const { data, error: failure } = usePincode(value);
  const found = useRef(onFound);
  found.current = onFound;
  useEffect(() => {
    if (data) found.current(data.address.location);
  }, [data]);
  const unknown = failure instanceof ApiError && failure.status === 404 ? failure.message : undefined;
  return (
    <div>
      <TextField
        label={t('address.pincode', 'PIN code')}
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        value={value}
        error={error ?? unknown}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
      />
      <p className={styles.district} role="status">
        {data && value.length === 6 ? `${data.address.district}, ${data.address.state}` : ''}
      </p>
    </div>
  );
}
