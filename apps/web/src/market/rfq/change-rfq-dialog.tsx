import { changeRfq } from '@nukkad/contract/market/rfq/rfq.api';
import { quotationFileLimits } from '@nukkad/contract/market/rfq/quotation-file.model';
import { type Rfq, changeRfqBody } from '@nukkad/contract/market/rfq/rfq.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { DetailFields } from './detail-fields.tsx';
import { detailBody, detailsOf } from './rfq-fields.ts';

function Fields({ rfq, onClose }: { rfq: Rfq; onClose: () => void }) {
  const { t } = useTranslation();
  const save = useSend(changeRfq);
  const { rfqId, version, files } = rfq;
  return (
    <SentFields
      save={t('quote.change.save', 'Save')}
      send={save}
      said={t('quote.change.done', 'Request updated')}
      initial={detailsOf(rfq)}
      schema={changeRfqBody}
      bodyOf={(typed) => ({ rfqId, version, ...detailBody(typed) })}
      onSent={onClose}
    >
      {({ fields, errors, change }) => (
        <DetailFields
          fields={fields}
          errors={errors}
          change={change}
          room={quotationFileLimits.ofRequest - files.length}
        />
      )}
    </SentFields>
  );
}

/** The form behind `?dialog=change`: partners who were told read the new words at once. */
export function ChangeRfqDialog({ rfq }: { rfq: Rfq }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('change');
  if (!dialog.opened || !rfq.can.change) return null;
  return (
    <Dialog opened onClose={dialog.close} title={t('quote.change', 'Edit request')}>
      <Fields rfq={rfq} onClose={dialog.close} />
    </Dialog>
  );
}
