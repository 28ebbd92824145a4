import { seenOfRfqCancel } from '@nukkad/contract/market/rfq/rfq.api';
import { type Rfq, rfqCancelReasons } from '@nukkad/contract/market/rfq/rfq.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { withShownSince } from '../../ui/use-reconfirmation.ts';
import { useCancelRfq } from './rfq.queries.ts';
import { type CancelReason, cancelReasonWords } from './rfq-words.ts';

function Question({ rfq, onClose }: { rfq: Rfq; onClose: () => void }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<CancelReason | null>(null);
  const cancel = useCancelRfq();
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={t('quote.cancel.title', 'Cancel this request?')}
      consequences={[
        t('quote.cancel.follows', 'No more partners are asked. It costs nothing.'),
        t('quote.cancel.final', 'A cancelled request can’t be opened again.'),
      ]}
      confirm={t('quote.cancel.confirm', 'Cancel request')}
      keep={t('quote.cancel.keep', 'Keep request')}
      disabled={reason === null}
      onConfirm={async (reviewed) => {
        if (reason === null) return;
        const seen = withShownSince(seenOfRfqCancel(rfq), reviewed);
        await cancel.mutateAsync({ rfqId: rfq.rfqId, reason, seen });
        toast.success(t('quote.cancel.done', 'Request cancelled'));
      }}
    >
      <RadioList
        label={t('quote.cancel.why', 'Why? Choose one.')}
        name="reason"
        options={rfqCancelReasons.map((value) => ({ value, label: cancelReasonWords[value](t) }))}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}

/** The question behind `?dialog=cancel`. */
export function CancelRfqDialog({ rfq }: { rfq: Rfq }) {
  const dialog = useUrlDialog('cancel');
  if (!dialog.opened || !rfq.can.cancel) return null;
  return <Question rfq={rfq} onClose={dialog.close} />;
}
