import { signupEmail } from '@nukkad/contract/identity/account/sign-in.api';
import { givenEmail, type MyProfile, personName } from '@nukkad/contract/identity/account/account.model';
import { newPassword } from '@nukkad/contract/identity/account/password.model';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { useSignIn } from './account.queries.ts';
import { AgreeLine } from './agree-line.tsx';
import { CodeFlow } from './code-flow.tsx';
import { ContactField, contactFrom } from './contact-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useCode } from './use-code.ts';

const schema = z.object({ fullName: personName, email: givenEmail, password: z.optional(newPassword) });

interface NewAccount {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

const bodyOf = ({ fullName, email, password }: NewAccount) => ({
  email,
  fullName: fullName.trim(),
  ...(password === '' ? {} : { password }),
});

/** A new account by e-mail: name, address and an optional password; then the code. */
export function SignUp({ onSignedIn }: { onSignedIn: (profile: MyProfile) => Promise<void> }) {
  const { t } = useTranslation();
  const signUp = useSend(signupEmail);
  const signIn = useSignIn();
  const { fields, errors, busy, change, submit } = useForm({
    initial: { fullName: '', email: '', password: '' },
    schema,
    bodyOf,
    send: ({ email }): Promise<void> => code.send(contactFrom('email', email)),
  });
  const code = useCode(
    () => signUp.mutateAsync(bodyOf(fields)),
    async (contact, otp) => onSignedIn((await signIn.mutateAsync({ contact, otp })).profile),
  );
  const refused = errors['form'] ?? code.refused;

  return (
    <CodeFlow code={code} enter={t('signUp.enter', 'Create account')}>
      <Form onSubmit={submit}>
        <HindiField
          label={t('name.label', 'Your full name')}
          name="fullName"
          autoComplete="name"
          value={fields.fullName}
          maxLength={80}
          autoFocus
          onText={(fullName) => change({ fullName })}
          error={errors['fullName']}
        />
        <ContactField
          kind="email"
          name="email"
          value={fields.email}
          onChange={(email) => change({ email })}
          error={errors['email']}
        />
        <PasswordField
          label={t('signUp.password', 'Password (optional)')}
          name="password"
          use="new-password"
          value={fields.password}
          onChange={(password) => change({ password })}
          error={errors['password']}
          hint={t('signUp.password.hint', 'Without one, we’ll send you an OTP each time.')}
        />
        <Refusal>{refused}</Refusal>
        <Button type="submit" wide busy={busy}>
          {t('signIn.send', 'Send OTP')}
        </Button>
        <AgreeLine />
      </Form>
    </CodeFlow>
  );
}
