import { sendAppLink } from '@nukkad/contract/identity/account/referral.api';
import { mobileNumber } from '@nukkad/contract/identity/account/account.model';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../../platform/api/client.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { Form } from '../../../ui/field/form.tsx';
import styles from './app-link-form.module.css';
import { ContactField, spoken } from '../contact-field.tsx';

const schema = z.object({ mobileNumber });

/** Sends the app's address to a phone: to any number, twice a day at most. */
export function AppLinkForm({ ownNumber }: { ownNumber: string }) {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { fields, errors, busy, change, submit } = useForm({
    initial: { mobileNumber: ownNumber },
    schema,
    send: async (body) => {
      setSentTo(null);
      await call(sendAppLink, { body, quiet: true });
      setSentTo(body.mobileNumber);
    },
  });
  return (
    <Form onSubmit={submit}>
      <ContactField
        kind="mobile"
        name="mobileNumber"
        value={fields.mobileNumber}
        onChange={(typed) => change({ mobileNumber: typed })}
        error={errors['mobileNumber'] ?? errors['form']}
        hint={t('appLink.hint', 'Send it to any mobile number, up to twice a day.')}
      />
      <Button type="submit" wide busy={busy}>
        {t('appLink.send', 'Send link')}
      </Button>
      <p role="status" className={styles.sent}>
        {sentTo &&
          t('appLink.sent', 'Link sent to {{number}}. Open it on that phone.', {
            number: spoken(sentTo),
          })}
      </p>
    </Form>
  );
}
