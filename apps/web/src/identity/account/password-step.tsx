import { givenPassword } from '@nukkad/contract/identity/account/password.model';
import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { useState } from 'react';
import { fieldErrors } from '../../platform/forms/field-errors.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { type AskedRole, usePasswordSignIn } from './account.queries.ts';
import { type ContactKind, ContactField, contactFrom, whatIsWrong } from './contact-field.tsx';
import { PasswordField } from './password-field.tsx';
import { wordsOf } from './use-code.ts';

/** Number or address, and the password: one step. */
export function PasswordStep({
  kind,
  value,
  onChange,
  role,
  onSignedIn,
}: {
  kind: ContactKind;
  value: string;
  onChange: (value: string) => void;
  role: AskedRole | undefined;
  onSignedIn: (profile: MyProfile) => Promise<void>;
}) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<{ contact: string | null; password: string | null } | null>(null);
  const signIn = usePasswordSignIn();

  const enter = async () => {
    const found = {
      contact: whatIsWrong(kind, value, t),
      password: fieldErrors(givenPassword, password, t)?.[''] ?? null,
    };
    setWrong(found);
    if (found.contact || found.password) return;
    try {
      const body = { contact: contactFrom(kind, value), password, ...(role ? { role } : {}) };
      const { profile } = await signIn.mutateAsync(body);
      await onSignedIn(profile);
    } catch (error) {
      setWrong({ contact: null, password: wordsOf(error) });
    }
  };

  return (
    <Form onSubmit={() => void enter()}>
      <ContactField
        kind={kind}
        value={value}
        autoFocus={value === ''}
        webauthn
        onChange={(next) => {
          setWrong(null);
          onChange(next);
        }}
        error={wrong?.contact ?? undefined}
      />
      <PasswordField
        label={t('password.label', 'Password')}
        use="current-password"
        value={password}
        autoFocus={value !== ''}
        onChange={(next) => {
          setWrong(null);
          setPassword(next);
        }}
        error={wrong?.password ?? undefined}
      />
      <Button type="submit" wide busy={signIn.isPending}>
        {t('signIn.enter', 'Log in')}
      </Button>
    </Form>
  );
}
