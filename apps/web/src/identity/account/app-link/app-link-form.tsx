import { sendAppLink } from '@nukkad/contract/identity/account/referral.api';
import { useState } from 'react';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import styles from './app-link-form.module.css';
import { ContactField, spoken, whatIsWrong } from '../contact-field.tsx';

/** Sends the app's address to a phone: to any number, twice a day at most. */
export function AppLinkForm({ ownNumber }: { ownNumber: string }) {
  const { t } = useTranslation();
  const [number, setNumber] = useState(ownNumber);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const change = (typed: string) => {
    setWrong(null);
    setNumber(typed);
  };
  const send = async () => {
    const found = whatIsWrong('mobile', number, t);
    setWrong(found);
    if (found) return;
    setSentTo(null);
    setBusy(true);
    try {
      await call(sendAppLink, { body: { mobileNumber: number }, quiet: true });
      setSentTo(number);
    } catch (error) {
      setWrong(error instanceof Error ? error.message : '');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form onSubmit={() => void send()}>
      <ContactField
        kind="mobile"
        value={number}
        onChange={change}
        error={wrong ?? undefined}
        hint={t('appLink.hint', 'Your own number or someone else’s. One SMS, at most twice a day.')}
      />
      <Button type="submit" wide busy={busy}>
        {t('appLink.send', 'Send the link')}
      </Button>
      <p role="status" className={styles.sent}>
        {sentTo &&
          t('appLink.sent', 'The link is on its way to {{number}}. Open it on the phone.', {
            number: spoken(sentTo),
          })}
      </p>
    </Form>
  );
}
