import { setDocumentExpiry } from '@nukkad/contract/files/document/document.api';
import { type OwnDocument, documentEnds } from '@nukkad/contract/files/document/document.model';
import { istDay } from '@nukkad/contract/kernel/time';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { endLabel } from './document-words.ts';

export const expiryDialog = 'document-expiry';

const schema = z.object({
  documentId: z.string(),
  expiresOn: z.nullable(z.string()),
  seenExpiresOn: z.nullable(z.string()),
});

/** Behind `?dialog=document-expiry&documentId=`: the last day on which a document is valid. */
export function ExpiryDialog({ documents }: { documents: readonly OwnDocument[] }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog(expiryDialog, ['documentId']);
  const send = useSend(setDocumentExpiry);
  const document = documents.find(({ documentId }) => documentId === dialog.get('documentId'));
  if (!dialog.opened || !document?.can.setExpiry) return null;
  const { documentId, type, expiresOn } = document;
  return (
    <FormDialog
      dialog={dialog}
      title={t('document.expiry.title', 'Until when is it valid?')}
      save={t('document.expiry.save', 'Save')}
      send={send}
      said={t('document.expiry.saved', 'Date saved')}
      initial={{ expiresOn: expiresOn ?? '' }}
      schema={schema}
      bodyOf={(fields) => ({
        documentId,
        expiresOn: fields.expiresOn || null,
        seenExpiresOn: expiresOn,
      })}
      about={{ document_end_missing: 'expiresOn', document_ended: 'expiresOn' }}
    >
      {({ dayAt }) => (
        <DayField
          label={endLabel(t, documentEnds[type])}
          hint={t('document.expiry.hint', 'We remind you 60, 30 and 7 days before.')}
          {...dayAt('expiresOn')}
          min={istDay(new Date())}
        />
      )}
    </FormDialog>
  );
}
