import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { type Contact } from './account.queries.ts';
import { type ContactKind, ContactField, contactFrom, whatIsWrong } from './contact-field.tsx';

/** The first of the two steps: which number or address gets the code. */
export function ContactStep({
  kind,
  value,
  onChange,
  onSend,
  busy,
  refused,
  hint,
  webauthn,
}: {
  kind: ContactKind;
  value: string;
  onChange: (value: string) => void;
  onSend: (contact: Contact) => void;
  busy: boolean;
  /** The server's sentence. */
  refused: string | null;
  hint?: string;
  webauthn?: boolean;
}) {
  const { t } = useTranslation();
  const [wrong, setWrong] = useState<string | null>(null);
  return (
    <Form
      onSubmit={() => {
        const error = whatIsWrong(kind, value, t);
        setWrong(error);
        if (error === null) onSend(contactFrom(kind, value));
      }}
    >
      <ContactField
        kind={kind}
        value={value}
        autoFocus
        webauthn={webauthn}
        onChange={(next) => {
          setWrong(null);
          onChange(next);
        }}
        error={wrong ?? refused ?? undefined}
        hint={hint}
      />
      <Button type="submit" wide busy={busy}>
        {t('signIn.send', 'Send OTP')}
      </Button>
    </Form>
  );
}
