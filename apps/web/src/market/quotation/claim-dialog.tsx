import type { Lead } from '@nukkad/contract/market/quotation/lead.model';
import { type LeadClaimReason, leadClaimReasons } from '@nukkad/contract/market/quotation/lead-refund.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { claimReasonWords } from './lead-refund-words.ts';
import { useClaimLead } from './lead-work.queries.ts';

const most = 1_000;

function Question({ leadId, onClose }: { leadId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<LeadClaimReason | null>(null);
  const [words, setWords] = useState('');
  const claim = useClaimLead();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('lead.claim.title', 'What is wrong with the contact?')}
      consequences={[
        t('lead.claim.follows', 'Our team checks it. If the contact is wrong, your credits come back.'),
      ]}
      confirm={t('lead.claim.send', 'Send claim')}
      disabled={reason === null || words.trim() === ''}
      onConfirm={async () => {
        if (reason === null) return;
        await claim.mutateAsync({ leadId, reason, words });
        toast.success(t('lead.claim.done', 'Claim sent'));
      }}
    >
      <RadioList
        label={t('lead.claim.choose', 'Choose one.')}
        name="reason"
        options={leadClaimReasons.map((value) => ({ value, label: claimReasonWords[value](t) }))}
        value={reason}
        onChange={setReason}
      />
      <TextArea
        label={t('lead.claim.words', 'What did you try?')}
        hint={t('lead.claim.hint', 'For example: called three times on Monday, number not in use.')}
        name="words"
        maxLength={most}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </ConfirmDialog>
  );
}

/** The question behind `?dialog=claim`. */
export function ClaimDialog({ lead }: { lead: Lead }) {
  const dialog = useUrlDialog('claim');
  if (!dialog.opened || !lead.can.claim) return null;
  return <Question leadId={lead.leadId} onClose={dialog.close} />;
}
