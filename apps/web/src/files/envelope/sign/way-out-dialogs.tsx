import { mobileNumber } from '@nukkad/contract/kernel/patterns/mobile';
import { personName } from '@nukkad/contract/kernel/patterns/name';
import { sentence } from '@nukkad/contract/kernel/schema';
import * as z from 'zod/mini';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Note } from '../../../ui/page/parts.tsx';
import { fieldsAt } from '../../../platform/forms/fields-at.ts';
import { type Opened, useDecline, useDelegate } from './sign.queries.ts';

const declined = z.object({ reason: sentence(500, '') });
const delegated = z.object({ name: personName, mobileNumber });

interface WayOut {
  readonly opened: Opened;
  readonly when: boolean;
}

/** Says no, with a reason that the sender reads; it ends the document for everyone. */
export function DeclineDialog({ opened, when }: WayOut) {
  const { t } = useTranslation();
  return (
    <FormDialog
      dialog={useUrlDialog('decline')}
      when={when}
      title={t('sign.decline.title', 'Decline this document?')}
      save={t('sign.decline', 'Decline')}
      initial={{ reason: '' }}
      schema={declined}
      send={useDecline(opened)}
      said={t('sign.declined', 'You declined. The sender can read your reason.')}
    >
      {(form) => (
        <>
          <Note>{t('sign.decline.follows', 'No one can sign it after that. This can’t be undone.')}</Note>
          <TextArea
            label={t('sign.decline.reason', 'Reason')}
            hint={t('sign.decline.hint', 'The sender reads it.')}
            maxLength={500}
            {...fieldsAt(form).lineAt('reason')}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Hands it on to another person, who gets a link and a one-time password of their own. */
export function DelegateDialog({ opened, when }: WayOut) {
  const { t } = useTranslation();
  return (
    <FormDialog
      dialog={useUrlDialog('delegate')}
      when={when}
      title={t('sign.delegate', 'Ask someone else to sign')}
      save={t('sign.delegate.send', 'Send link')}
      initial={{ name: '', mobileNumber: '' }}
      schema={delegated}
      send={useDelegate(opened)}
      said={t('sign.delegated', 'Link sent. They sign in your place.')}
    >
      {({ fields, errors, change }) => (
        <>
          <Note>
            {t(
              'sign.delegate.follows',
              'They get a link on their own number and sign in your place. You no longer can.',
            )}
          </Note>
          <TextField
            label={t('sign.delegate.name', 'Full name')}
            name="name"
            maxLength={80}
            autoComplete="off"
            value={fields.name}
            error={errors['name']}
            onChange={({ target }) => change({ name: target.value })}
          />
          <PhoneField
            label={t('sign.delegate.number', 'Mobile number')}
            name="mobileNumber"
            value={fields.mobileNumber}
            error={errors['mobileNumber']}
            onDigits={(digits) => change({ mobileNumber: digits })}
          />
        </>
      )}
    </FormDialog>
  );
}
