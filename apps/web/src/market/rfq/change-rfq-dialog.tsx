import { quotationFileLimits } from '@nukkad/contract/market/rfq/quotation-file.model';
import { type Rfq, changeRfqBody } from '@nukkad/contract/market/rfq/rfq.model';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { DetailFields } from './detail-fields.tsx';
import { type Details, detailBody, detailsOf } from './rfq-fields.ts';
import { type ChangeRfq, useChangeRfq } from './rfq.queries.ts';

function Fields({ rfq, onClose }: { rfq: Rfq; onClose: () => void }) {
  const { t } = useTranslation();
  const save = useChangeRfq();
  const { rfqId, version, files } = rfq;
  const { fields, errors, busy, change, submit } = useForm<Details, ChangeRfq>({
    initial: detailsOf(rfq),
    schema: changeRfqBody,
    bodyOf: (typed) => ({ rfqId, version, ...detailBody(typed) }),
    send: async (body) => {
      await save.mutateAsync(body);
      toast.success(t('quote.change.done', 'Request updated'));
      onClose();
    },
  });
  return (
    <Form onSubmit={submit}>
      <DetailFields
        fields={fields}
        errors={errors}
        change={change}
        room={quotationFileLimits.ofRequest - files.length}
      />
      <Button type="submit" busy={busy}>
        {t('quote.change.save', 'Save')}
      </Button>
    </Form>
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
