import { declineReasons } from '@nukkad/contract/market/lead/lead.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { useAnswerLead } from './lead.queries.ts';
import { type DeclineReason, declineWords } from './lead-words.ts';

function Question({ leadId, onClose }: { leadId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const answer = useAnswerLead();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('lead.decline.title', 'Not interested in this request?')}
      consequences={[t('lead.decline.follows', 'You won’t hear of this request again. It costs nothing.')]}
      confirm={t('lead.decline', 'Not interested')}
      disabled={reason === null}
      onConfirm={async () => {
        if (reason === null) return;
        await answer.mutateAsync({ leadId, interested: false, reason });
        toast.success(t('lead.decline.done', 'Thank you. We ask others.'));
      }}
    >
      <RadioList
        label={t('quote.cancel.why', 'Why? Choose one.')}
        name="reason"
        options={declineReasons.map((value) => ({ value, label: declineWords[value](t) }))}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}

/** The question behind `?dialog=decline`. */
export function DeclineLeadDialog({ leadId, open }: { leadId: string; open: boolean }) {
  const dialog = useUrlDialog('decline');
  if (!dialog.opened || !open) return null;
  return <Question leadId={leadId} onClose={dialog.close} />;
}
