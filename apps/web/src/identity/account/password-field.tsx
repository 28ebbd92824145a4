import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import styles from './sign-in.module.css';

/** A password field with a button that shows the text: people who see what they type make fewer mistakes. */
export function PasswordField({
  label,
  value,
  onChange,
  error,
  hint,
  use,
  name,
  autoFocus,
}: {
  label: string;
  /** Of the field in the form around it. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  /** For the browser's own store of passwords. */
  use: 'current-password' | 'new-password';
  autoFocus?: boolean;
}) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        label={label}
        name={name}
        type={shown ? 'text' : 'password'}
        autoComplete={use}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        value={value}
        autoFocus={autoFocus}
        data-autofocus={autoFocus || undefined}
        onChange={(event) => onChange(event.target.value)}
        error={error}
        hint={hint}
      />
      <Button
        tone="quiet"
        small
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className={styles.show}
      >
        {shown ? t('password.hide', 'Hide password') : t('password.show', 'Show password')}
      </Button>
    </div>
  );
}

/** The field `newPassword` of a form. */
export function NewPasswordField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <PasswordField
      label={t('password.new', 'New password')}
      name="newPassword"
      use="new-password"
      value={value}
      onChange={onChange}
      error={error}
      hint={t('password.hint', 'At least 10 characters. Use a few words together.')}
    />
  );
}
