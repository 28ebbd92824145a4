import { givenEmail, type MyProfile, personName } from '@nukkad/contract/identity/account/account.model';
import { newPassword } from '@nukkad/contract/identity/account/password.model';
import { useState } from 'react';
import { ApiError } from '@nukkad/contract/kernel/client';
import { fieldErrors } from '../../platform/forms/field-errors.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { useSignIn, useSignUp } from './account.queries.ts';
import { CodeFlow } from './code-flow.tsx';
import { ContactField, contactFrom } from './contact-field.tsx';
import { PasswordField } from './password-field.tsx';
import styles from './sign-in.module.css';
import { useCode } from './use-code.ts';

type Wrong = Partial<Record<'fullName' | 'email' | 'password', string>>;

/** A new account by e-mail: name, address and an optional password; then the code. */
export function SignUp({ onSignedIn }: { onSignedIn: (profile: MyProfile) => Promise<void> }) {
  const { t } = useTranslation();
  const [fullName, setFullName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const signUp = useSignUp();
  const signIn = useSignIn();
  const code = useCode(
    async () => {
      const body = { email, fullName: fullName.trim(), ...(password === '' ? {} : { password }) };
      try {
        return await signUp.mutateAsync(body);
      } catch (error) {
        if (error instanceof ApiError && error.fields['password']) setWrong({ password: error.message });
        throw error;
      }
    },
    async (contact, otp) => onSignedIn((await signIn.mutateAsync({ contact, otp })).profile),
  );

  const check = (): boolean => {
    const found: Wrong = {
      fullName: fieldErrors(personName, fullName, t)?.[''],
      email: fieldErrors(givenEmail, email, t)?.[''],
      password: password === '' ? undefined : fieldErrors(newPassword, password, t)?.[''],
    };
    setWrong(found);
    return !found.fullName && !found.email && !found.password;
  };
  const change = (field: keyof Wrong, set: (value: string) => void) => (value: string) => {
    setWrong({ ...wrong, [field]: undefined });
    set(value);
  };

  return (
    <CodeFlow code={code} enter={t('signUp.enter', 'Create account')}>
      <Form
        onSubmit={() => {
          if (check()) void code.send(contactFrom('email', email));
        }}
      >
        <HindiField
          label={t('name.label', 'Your full name')}
          autoComplete="name"
          value={fullName}
          maxLength={80}
          autoFocus
          onText={(typed) => change('fullName', setFullName)(typed)}
          error={wrong.fullName}
        />
        <ContactField kind="email" value={email} onChange={change('email', setEmail)} error={wrong.email} />
        <PasswordField
          label={t('signUp.password', 'Password (optional)')}
          use="new-password"
          value={password}
          onChange={change('password', setPassword)}
          error={wrong.password}
          hint={t('signUp.password.hint', 'Without one, we’ll send you an OTP each time.')}
        />
        {code.refused && !wrong.password && (
          <p role="alert" className={styles.refused}>
            {code.refused}
          </p>
        )}
        <Button type="submit" wide busy={code.busy}>
          {t('signIn.send', 'Send OTP')}
        </Button>
      </Form>
    </CodeFlow>
  );
}
