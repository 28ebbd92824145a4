import { useId } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './otp-input.module.css';

/**
 * A code of digits in one field that looks like boxes: paste, autofill from the SMS and the keyboard's own
 * editing all work, which six separate fields break.
 */
export function OtpInput({
  length = 6,
  value,
  onChange,
  onComplete,
  label,
  error,
  disabled,
  autoFocus,
}: {
  length?: number;
  value: string;
  onChange: (value: string) => void;
  onComplete?: (value: string) => void;
  label?: string;
  error?: string;
  disabled?: boolean;
  autoFocus?: boolean;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label ?? t('otp.label', 'OTP, {{length}} digits', { length })}</label>
      <input
        id={id}
        className={styles.input}
        style={{ '--boxes': length }}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        maxLength={length}
        value={value}
        disabled={disabled}
        autoFocus={autoFocus}
        data-autofocus={autoFocus || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, '').slice(0, length);
          onChange(digits);
          if (digits.length === length && digits !== value) onComplete?.(digits);
        }}
      />
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
