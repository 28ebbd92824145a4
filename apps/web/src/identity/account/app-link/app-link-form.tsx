import { sendAppLink } from '@nukkad/contract/identity/account/referral.api';
import { mobileNumber } from '@nukkad/contract/identity/account/account.model';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { SentFields } from '../../../ui/field/sent-fields.tsx';
import styles from './app-link-form.module.css';
import { ContactField, spoken } from '../contact-field.tsx';

const schema = z.object({ mobileNumber });

/** Sends the app's address to a phone: to any number, twice a day at most. */
export function AppLinkForm({ ownNumber }: { ownNumber: string }) {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <SentFields
      save={t('appLink.send', 'Send link')}
      button={{ wide: true }}
      foot={(send) => (
        <>
          {send}
          <p role="status" className={styles.sent}>
            {sentTo &&
              t('appLink.sent', 'Link sent to {{number}}. Open it on that phone.', {
                number: spoken(sentTo),
              })}
          </p>
        </>
      )}
      send={async (body: z.output<typeof schema>) => {
        setSentTo(null);
        await call(sendAppLink, { body, quiet: true });
        setSentTo(body.mobileNumber);
      }}
      initial={{ mobileNumber: ownNumber }}
      schema={schema}
      refusedAt="mobileNumber"
    >
      {({ fields, errors, change }) => (
        <ContactField
          kind="mobile"
          name="mobileNumber"
          value={fields.mobileNumber}
          onChange={(typed) => change({ mobileNumber: typed })}
          error={errors['mobileNumber']}
          hint={t('appLink.hint', 'Send it to any mobile number, up to twice a day.')}
        />
      )}
    </SentFields>
  );
}
