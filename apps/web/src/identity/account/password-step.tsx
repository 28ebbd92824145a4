import { givenPassword } from '@nukkad/contract/identity/account/password.model';
import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import * as z from 'zod/mini';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { type AskedRole, usePasswordSignIn } from './account.queries.ts';
import {
  type ContactKind,
  ContactField,
  contactFields,
  contactFrom,
  contactName,
  contactSchema,
} from './contact-field.tsx';
import { PasswordField } from './password-field.tsx';

const schemas = {
  email: z.extend(contactSchema.email, { password: givenPassword }),
  mobile: z.extend(contactSchema.mobile, { password: givenPassword }),
};

/** Number or address, and the password: one step. */
export function PasswordStep({
  kind,
  value,
  onChange,
  role,
  onSignedIn,
}: {
  kind: ContactKind;
  /** What is typed of the number or address; the step with the code has it, too. */
  value: string;
  onChange: (value: string) => void;
  role: AskedRole | undefined;
  onSignedIn: (profile: MyProfile) => Promise<void>;
}) {
  const { t } = useTranslation();
  const signIn = usePasswordSignIn();
  const { fields, errors, busy, change, submit } = useForm({
    initial: { ...contactFields(kind, value), password: '' },
    schema: schemas[kind],
    bodyOf: ({ password }) => ({ ...contactFrom(kind, value), password }),
    send: async ({ password }) => {
      const contact = contactFrom(kind, value);
      const { profile } = await signIn.mutateAsync({ contact, password, ...(role ? { role } : {}) });
      await onSignedIn(profile);
    },
  });

  return (
    <Form onSubmit={submit}>
      <ContactField
        kind={kind}
        name={contactName[kind]}
        value={value}
        autoFocus={value === ''}
        webauthn
        onChange={(typed) => {
          change(contactFields(kind, typed));
          onChange(typed);
        }}
        error={errors[contactName[kind]]}
      />
      <PasswordField
        label={t('password.label', 'Password')}
        name="password"
        use="current-password"
        value={fields.password}
        autoFocus={value !== ''}
        onChange={(password) => change({ password })}
        error={errors['password'] ?? errors['form']}
      />
      <Button type="submit" wide busy={busy}>
        {t('signIn.enter', 'Log in')}
      </Button>
    </Form>
  );
}
