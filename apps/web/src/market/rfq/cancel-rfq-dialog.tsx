import { seenOfRfqCancel, cancelRfq } from '@nukkad/contract/market/rfq/rfq.api';
import { type Rfq, rfqCancelReasons } from '@nukkad/contract/market/rfq/rfq.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FilledQuestion } from '../../ui/dialog/question.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { type CancelReason, cancelReasonWords } from './rfq-words.ts';

/** The question behind `?dialog=cancel`. */
export function CancelRfqDialog({ rfq }: { rfq: Rfq }) {
  const { t } = useTranslation();
  const initial: { reason: CancelReason | null } = { reason: null };
  return (
    <FilledQuestion
      dialog={useUrlDialog('cancel')}
      when={rfq.can.cancel}
      danger
      title={t('quote.cancel.title', 'Cancel this request?')}
      consequences={[
        t('quote.cancel.follows', 'No more partners are asked. It costs nothing.'),
        t('quote.cancel.final', 'A cancelled request can’t be opened again.'),
      ]}
      confirm={t('quote.cancel.confirm', 'Cancel request')}
      keep={t('quote.cancel.keep', 'Keep request')}
      send={useSend(cancelRfq)}
      initial={initial}
      request={({ reason }, seen) =>
        reason === null ? null : { rfqId: rfq.rfqId, reason, seen: seen(seenOfRfqCancel(rfq)) }
      }
      said={t('quote.cancel.done', 'Request cancelled')}
    >
      {({ typed: { reason }, change }) => (
        <RadioList
          label={t('quote.cancel.why', 'Why? Choose one.')}
          name="reason"
          options={rfqCancelReasons.map((value) => ({ value, label: cancelReasonWords[value](t) }))}
          value={reason}
          onChange={(next) => change({ reason: next })}
        />
      )}
    </FilledQuestion>
  );
}
