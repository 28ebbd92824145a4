import { changeLeadClaim, claimLead } from '@nukkad/contract/market/lead/lead-refund.api';
import { type LeadClaimReason, leadClaimReasons } from '@nukkad/contract/market/lead/lead-refund.model';
import { actOnLead, seenOfLeadAction } from '@nukkad/contract/market/lead/lead-work.api';
import { answerLead, seenOfUnlock, unlockLead } from '@nukkad/contract/market/lead/lead.api';
import { type Lead, declineReasons } from '@nukkad/contract/market/lead/lead.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FilledQuestion, Question } from '../../ui/dialog/question.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { claimReasonWords } from './lead-refund-words.ts';
import { type DeclineReason, declineWords } from './lead-words.ts';

interface Of {
  readonly lead: Lead;
}

function UnlockDialog({ lead }: Of) {
  const { t } = useTranslation();
  const { leadId, can, priceCredits: price, balance } = lead;
  return (
    <Question
      dialog={useUrlDialog('unlock')}
      when={can.unlock && balance >= price}
      title={t('lead.unlock.title', 'Unlock this lead?')}
      consequences={[
        t('lead.unlock.price', 'It costs {{price}} credits. You’ll have {{left}} left.', {
          price,
          left: balance - price,
        }),
        t('lead.unlock.contact', 'You’ll see the customer’s name and number. We’ll let the customer know.'),
      ]}
      confirm={t('lead.unlock.do', 'Unlock lead')}
      send={useSend(unlockLead)}
      request={(seen) => ({ leadId, seen: seen(seenOfUnlock(lead)) })}
      said={t('lead.unlock.done', 'Lead unlocked')}
    />
  );
}

function AskDialog({ lead }: Of) {
  const { t } = useTranslation();
  const { leadId, can } = lead;
  return (
    <FilledQuestion
      dialog={useUrlDialog('ask')}
      when={can.ask}
      title={t('lead.ask.title', 'Ask the customer')}
      consequences={[t('lead.ask.follows', 'We’ll notify the customer right away. The answer appears here.')]}
      confirm={t('lead.ask.send', 'Send question')}
      send={useSend(actOnLead)}
      initial={{ question: '' }}
      request={({ question }, seen) =>
        question.trim() === ''
          ? null
          : { leadId, action: 'ask', question, seen: seen(seenOfLeadAction(lead)) }
      }
      said={t('lead.ask.done', 'Question sent')}
    >
      {({ typed, change }) => (
        <TextArea
          label={t('lead.ask.question', 'What do you need to know?')}
          name="question"
          maxLength={1_000}
          value={typed.question}
          onChange={({ target }) => change({ question: target.value })}
        />
      )}
    </FilledQuestion>
  );
}

function WithdrawDialog({ lead }: Of) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={useUrlDialog('withdraw')}
      when={lead.can.withdraw}
      danger
      title={t('lead.withdraw.title', 'Withdraw from this lead?')}
      consequences={[
        t('lead.withdraw.told', 'We’ll let the customer know that you won’t quote.'),
        t('lead.withdraw.credits', 'Your credits don’t come back.'),
      ]}
      confirm={t('lead.withdraw', 'Withdraw')}
      keep={t('lead.withdraw.keep', 'Keep lead')}
      send={useSend(actOnLead)}
      request={(seen) => ({ leadId: lead.leadId, action: 'withdraw', seen: seen(seenOfLeadAction(lead)) })}
      said={t('lead.withdraw.done', 'You withdrew from this lead')}
    />
  );
}

const noClaim: { readonly reason: LeadClaimReason | null; readonly words: string } = {
  reason: null,
  words: '',
};

/** Also for a claim that waits. */
function ClaimDialog({ lead: { leadId, claimDays, can } }: Of) {
  const { t, plural } = useTranslation();
  const edit = useSend(changeLeadClaim);
  const claim = useSend(claimLead);
  return (
    <FilledQuestion
      dialog={useUrlDialog('claim')}
      when={can.claim || can.changeClaim}
      title={t('lead.claim.title', 'What is wrong with the contact?')}
      consequences={[
        t('lead.claim.follows', 'Our team checks it. If the contact is wrong, your credits come back.'),
        plural('lead.claim.days', claimDays, {
          one: 'You can claim for {{count}} day after unlocking, once for each lead.',
          other: 'You can claim for {{count}} days after unlocking, once for each lead.',
        }),
      ]}
      confirm={t('lead.claim.send', 'Send claim')}
      send={can.changeClaim ? edit : claim}
      initial={noClaim}
      request={({ reason, words }) =>
        reason === null || words.trim() === '' ? null : { leadId, reason, words }
      }
      said={t('lead.claim.done', 'Claim sent')}
    >
      {({ typed, change }) => (
        <>
          <RadioList
            label={t('lead.claim.choose', 'Choose one.')}
            name="reason"
            options={leadClaimReasons.map((value) => ({ value, label: claimReasonWords[value](t) }))}
            value={typed.reason}
            onChange={(reason) => change({ reason })}
          />
          <TextArea
            label={t('lead.claim.words', 'What did you try?')}
            hint={t('lead.claim.hint', 'For example: called three times on Monday, number not in use.')}
            name="words"
            maxLength={1_000}
            value={typed.words}
            onChange={({ target }) => change({ words: target.value })}
          />
        </>
      )}
    </FilledQuestion>
  );
}

function TakeBackDialog({ lead: { leadId, can } }: Of) {
  const { t } = useTranslation();
  return (
    <Question
      dialog={useUrlDialog('take-back')}
      when={can.changeClaim}
      title={t('lead.takeBack.title', 'Take your claim back?')}
      consequences={[
        t('lead.takeBack.follows', 'No credits are returned. You can’t claim again for this lead.'),
      ]}
      confirm={t('lead.takeBack', 'Take claim back')}
      send={useSend(changeLeadClaim)}
      request={{ leadId, takeBack: true }}
      said={t('lead.takeBack.done', 'Claim taken back')}
    />
  );
}

const noReason: { readonly reason: DeclineReason | null } = { reason: null };

function DeclineDialog({ lead: { leadId, can } }: Of) {
  const { t } = useTranslation();
  return (
    <FilledQuestion
      dialog={useUrlDialog('decline')}
      when={can.decline}
      title={t('lead.decline.title', 'Not interested in this request?')}
      consequences={[t('lead.decline.follows', 'You won’t hear of this request again. It costs nothing.')]}
      confirm={t('lead.decline', 'Not interested')}
      send={useSend(answerLead)}
      initial={noReason}
      request={({ reason }) => reason && { leadId, interested: false, reason }}
      said={t('lead.decline.done', 'Thank you. We ask others.')}
    >
      {({ typed, change }) => (
        <RadioList
          label={t('quote.cancel.why', 'Why? Choose one.')}
          name="reason"
          options={declineReasons.map((value) => ({ value, label: declineWords[value](t) }))}
          value={typed.reason}
          onChange={(reason) => change({ reason })}
        />
      )}
    </FilledQuestion>
  );
}

/** The partner's questions behind `?dialog=unlock`, `ask`, `withdraw`, `claim`, `take-back` and `decline`. */
export function LeadDialogs({ lead }: Of) {
  return (
    <>
      <UnlockDialog lead={lead} />
      <AskDialog lead={lead} />
      <WithdrawDialog lead={lead} />
      <ClaimDialog lead={lead} />
      <TakeBackDialog lead={lead} />
      <DeclineDialog lead={lead} />
    </>
  );
}
