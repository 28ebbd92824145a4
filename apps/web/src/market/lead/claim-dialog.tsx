import type { Lead } from '@nukkad/contract/market/lead/lead.model';
import { type LeadClaimReason, leadClaimReasons } from '@nukkad/contract/market/lead/lead-refund.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { claimReasonWords } from './lead-refund-words.ts';
import { useChangeClaim, useClaimLead } from './lead-work.queries.ts';

const most = 1_000;

function Question({ lead: { leadId, claimDays, can }, onClose }: { lead: Lead; onClose: () => void }) {
  const { t, plural } = useTranslation();
  const [reason, setReason] = useState<LeadClaimReason | null>(null);
  const [words, setWords] = useState('');
  const claim = useClaimLead();
  const change = useChangeClaim();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('lead.claim.title', 'What is wrong with the contact?')}
      consequences={[
        t('lead.claim.follows', 'Our team checks it. If the contact is wrong, your credits come back.'),
        plural('lead.claim.days', claimDays, {
          one: 'You can claim for {{count}} day after unlocking, once for each lead.',
          other: 'You can claim for {{count}} days after unlocking, once for each lead.',
        }),
      ]}
      confirm={t('lead.claim.send', 'Send claim')}
      disabled={reason === null || words.trim() === ''}
      onConfirm={async () => {
        if (reason === null) return;
        await (can.changeClaim ? change : claim).mutateAsync({ leadId, reason, words });
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

/** The question behind `?dialog=claim`, also for a claim that waits. */
export function ClaimDialog({ lead }: { lead: Lead }) {
  const dialog = useUrlDialog('claim');
  if (!dialog.opened || !(lead.can.claim || lead.can.changeClaim)) return null;
  return <Question lead={lead} onClose={dialog.close} />;
}

/** The question behind `?dialog=take-back`. */
export function TakeBackDialog({ lead: { leadId, can } }: { lead: Lead }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('take-back');
  const change = useChangeClaim();
  if (!dialog.opened || !can.changeClaim) return null;
  return (
    <ConfirmDialog
      opened
      onClose={dialog.close}
      title={t('lead.takeBack.title', 'Take your claim back?')}
      consequences={[
        t('lead.takeBack.follows', 'No credits are returned. You can’t claim again for this lead.'),
      ]}
      confirm={t('lead.takeBack', 'Take claim back')}
      onConfirm={async () => {
        await change.mutateAsync({ leadId, takeBack: true });
        toast.success(t('lead.takeBack.done', 'Claim taken back'));
      }}
    />
  );
}
