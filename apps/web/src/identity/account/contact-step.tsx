import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { type Contact } from './account.queries.ts';
import {
  type ContactKind,
  ContactField,
  contactFields,
  contactFrom,
  contactName,
  contactSchema,
} from './contact-field.tsx';

/** The first of the two steps: which number or address gets the code. */
export function ContactStep({
  kind,
  value,
  onChange,
  onSend,
  refused,
  hint,
  webauthn,
}: {
  kind: ContactKind;
  value: string;
  onChange: (value: string) => void;
  onSend: (contact: Contact) => Promise<void>;
  /** Why the step with the code came back to this one; until a code is asked for again. */
  refused: string | null;
  hint?: string;
  webauthn?: boolean;
}) {
  const { t } = useTranslation();
  const { errors, busy, change, submit } = useForm({
    initial: contactFields(kind, value),
    schema: contactSchema[kind],
    bodyOf: () => contactFrom(kind, value),
    send: onSend,
  });
  return (
    <Form onSubmit={submit}>
      <ContactField
        kind={kind}
        name={contactName[kind]}
        value={value}
        autoFocus
        webauthn={webauthn}
        onChange={(typed) => {
          change(contactFields(kind, typed));
          onChange(typed);
        }}
        error={errors[contactName[kind]] ?? errors['form'] ?? refused ?? undefined}
        hint={hint}
      />
      <Button type="submit" wide busy={busy}>
        {t('signIn.send', 'Send OTP')}
      </Button>
    </Form>
  );
}
