import { mobileNumber } from '@nukkad/contract/account/account.model';
import { useState } from 'react';
import { fieldErrors } from '../platform/forms/field-errors.ts';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './sign-in.module.css';

/** Digits alone, without +91 or the 0 that people write before it. */
const digitsOf = (typed: string) => {
  const digits = typed.replace(/\D/g, '');
  return digits.length > 10 ? digits.replace(/^(91|0)/, '').slice(0, 10) : digits;
};

/** The first of the two steps: which number. */
export function NumberStep({
  value,
  onChange,
  onSend,
  busy,
  refused,
}: {
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  busy: boolean;
  /** The server's sentence. */
  refused: string | null;
}) {
  const { t } = useTranslation();
  const [wrong, setWrong] = useState<string | null>(null);
  const send = () => {
    const errors = fieldErrors(mobileNumber, value, t);
    setWrong(errors?.[''] ?? null);
    if (!errors) onSend();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={t('signIn.number', 'Mobile number')}
        before="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="98765 43210"
        value={value}
        autoFocus
        onChange={(event) => {
          setWrong(null);
          onChange(digitsOf(event.target.value));
        }}
        error={wrong ?? refused ?? undefined}
        hint={t('signIn.number.hint', 'We send a code by SMS. New here? The same step makes your account.')}
      />
      <Button type="submit" wide busy={busy}>
        {t('signIn.send', 'Send the code')}
      </Button>
    </form>
  );
}
