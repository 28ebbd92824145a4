import { acceptWork } from '@nukkad/contract/market/lead/lead-work.api';
import { answerLead } from '@nukkad/contract/market/lead/lead.api';
import type { Lead } from '@nukkad/contract/market/lead/lead.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Moves, pressed } from '../../ui/press/moves.tsx';

/** What a partner may answer to a request that it was told of. */
export function LeadAnswers({
  lead: { leadId, can, priceCredits: price, balance, pausedFor, status },
}: {
  lead: Lead;
}) {
  const { t } = useTranslation();
  const answer = useSend(answerLead);
  const said = t('lead.interest.done', 'We’ll let the customer know');
  return (
    <Moves
      gap={0.75}
      of={[
        {
          on: pausedFor !== null && status === 'New Request',
          to: `/profile/documents?type=${pausedFor}`,
          label: t('lead.paused.upload', 'Upload the document'),
          tone: 'neel',
        },
        {
          on: can.unlock && balance >= price,
          opens: 'unlock',
          label: t('lead.unlock', 'Unlock for {{price}} credits', { price }),
          tone: 'neel',
        },
        {
          on: can.unlock && balance < price,
          to: '/consultant-service/leads/credits',
          label: t('lead.buyCredits', 'Buy credits'),
          tone: 'neel',
        },
        {
          on: can.showInterest,
          label: t('lead.interest', 'I’m interested'),
          ...pressed(answer, { leadId, interested: true }, said),
        },
        { on: can.decline, opens: 'decline', label: t('lead.decline', 'Not interested') },
      ]}
    />
  );
}

/** What a partner may do about an unlocked lead besides quoting. */
export function LeadActs({ lead: { leadId, can } }: { lead: Lead }) {
  const { t } = useTranslation();
  const accept = useSend(acceptWork);
  const said = t('lead.take.done', 'The customer knows that your quote is coming');
  return (
    <Moves
      gap={0.75}
      of={[
        {
          on: can.acceptWork,
          label: t('lead.take', 'Tell the customer a quote is coming'),
          ...pressed(accept, { leadId }, said),
        },
        { on: can.ask, opens: 'ask', label: t('lead.ask', 'Ask for details') },
        { on: can.claim, opens: 'claim', label: t('lead.claim', 'Wrong contact?') },
        { on: can.changeClaim, opens: 'claim', label: t('lead.claim.change', 'Edit claim') },
        { on: can.changeClaim, opens: 'take-back', label: t('lead.takeBack', 'Take claim back') },
        { on: can.withdraw, opens: 'withdraw', label: t('lead.withdraw', 'Withdraw') },
      ]}
    />
  );
}
