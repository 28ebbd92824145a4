import type { Milestone, MilestoneDispute } from '@nukkad/contract/work/project/project.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { disputeWantNames } from './project-words.ts';
import type { Side } from './project.queries.ts';
import { Note, Quoted } from '../../ui/page/parts.tsx';
import styles from './project.module.css';
import { DisputePhotos, MoreDisputePhotos } from './dispute-photos.tsx';

type Voice = ReturnType<typeof useTranslation>;

/** How it stands: open, or how it ended. */
function outcomeOf({ t, locale }: Voice, { outcome, refund }: MilestoneDispute, side: Side): string {
  switch (outcome) {
    case 'withdrawn':
      return side === 'client'
        ? t('milestoneDispute.withdrawn.client', 'You withdrew this dispute.')
        : t('milestoneDispute.withdrawn', 'Your customer withdrew this dispute.');
    case 'for_partner':
      return t('milestoneDispute.forPartner', 'Decided for the business.');
    case 'for_client':
      return refund > 0
        ? t('milestoneDispute.forClient.refund', 'Decided for the customer: {{amount}} goes back.', {
            amount: formatMoney(refund, locale),
          })
        : t('milestoneDispute.forClient', 'Decided for the customer.');
    case null:
      return t(
        'milestoneDispute.open',
        'We look at what both of you say, and decide. Until then nothing more is paid.',
      );
  }
}

const saidBy = (t: Translate, side: Side) =>
  side === 'client'
    ? t('milestoneDispute.byYou', 'You say')
    : t('milestoneDispute.byCustomer', 'Your customer says');

/** What both sides say about a disputed milestone, and how it stands. */
export function DisputeNote({ milestone, side }: { milestone: Milestone; side: Side }) {
  const voice = useTranslation();
  const { t } = voice;
  const { milestoneId, dispute, can } = milestone;
  if (!dispute) return null;
  return (
    <div className={styles.dispute} data-open={dispute.outcome === null || undefined}>
      <p>
        <strong>{saidBy(t, side)}:</strong> {dispute.words}
      </p>
      <p>{disputeWantNames[dispute.wants](t)}</p>
      <DisputePhotos dispute={dispute} of="client" />
      {dispute.answer && (
        <p>
          <strong>
            {side === 'client'
              ? t('milestoneDispute.byBusiness', 'The business says')
              : t('milestoneDispute.byOwn', 'You say')}
            :
          </strong>{' '}
          {dispute.answer}
        </p>
      )}
      <DisputePhotos dispute={dispute} of="partner" />
      <Note>{outcomeOf(voice, dispute, side)}</Note>
      {dispute.decision && (
        <Quoted as="p" above={0.5}>
          {dispute.decision}
        </Quoted>
      )}
      {dispute.photoRoom > 0 && <MoreDisputePhotos milestoneId={milestoneId} room={dispute.photoRoom} />}
      <Moves
        small
        gap={0.75}
        of={[
          {
            on: can.answerDispute,
            opens: 'answer-dispute',
            about: { milestoneId },
            label: t('milestoneDispute.answer', 'Answer'),
            tone: 'neel',
          },
          {
            on: can.withdrawDispute,
            opens: 'withdraw-dispute',
            about: { milestoneId },
            label: t('milestoneDispute.withdraw', 'Withdraw dispute'),
          },
        ]}
      />
    </div>
  );
}
