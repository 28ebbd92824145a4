import type { Milestone, Project } from '@nukkad/contract/work/project/project.model';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { type MilestoneMove, type Side, useMoveMilestone } from './project.queries.ts';
import { DisputeNote } from './dispute-note.tsx';
import { dayWords, milestoneSentence } from './project-words.ts';
import { List, Paragraph, Quoted, Row, Text } from '../../ui/page/parts.tsx';
import styles from './project.module.css';

function PartnerActs({ milestone: { milestoneId, version, can } }: { milestone: Milestone }) {
  const { t } = useTranslation();
  const send = useMoveMilestone();
  const move = (verb: MilestoneMove, said: string) => pressed(send, { verb, milestoneId, version }, said);
  return (
    <Moves
      small
      gap={0.75}
      of={[
        {
          on: can.submit,
          label: t('milestone.submit', 'Submit for review'),
          tone: 'neel',
          ...move('submit', t('milestone.submitted', 'Your customer is asked to check it')),
        },
        {
          on: can.accept,
          label: t('milestone.accept', 'Customer approved'),
          tone: 'neel',
          ...move('accept', t('milestone.accepted', 'Noted')),
        },
        {
          on: can.drop,
          label: t('milestone.drop', 'Remove'),
          ...move('drop', t('milestone.dropped', 'Removed')),
        },
      ]}
    />
  );
}

function ClientActs({ milestone: { milestoneId, can } }: { milestone: Milestone }) {
  const { t } = useTranslation();
  const about = { milestoneId };
  return (
    <Moves
      small
      gap={0.75}
      of={[
        { on: can.approve, opens: 'approve', about, label: t('milestone.approve', 'Approve'), tone: 'neel' },
        {
          on: can.sendBack,
          opens: 'send-back',
          about,
          label: t('milestone.sendBack', 'Something is missing'),
        },
        { on: can.dispute, opens: 'dispute', about, label: t('milestoneDispute.ask', 'Something’s wrong') },
      ]}
    />
  );
}

/** Until it is billed the day of its work; then the day of its bill. */
function MilestoneDue({
  milestone: { dueOn, payBy, isLate, isOverdue, received, amount },
}: {
  milestone: Milestone;
}) {
  const voice = useTranslation();
  const { t } = voice;
  const isOpenBill = payBy !== null && received < amount;
  return (
    <span className={styles.due} data-late={isLate || isOverdue || undefined}>
      {isOpenBill
        ? t('milestone.payBy', 'payment due {{day}}', { day: dayWords(voice, payBy) })
        : t('project.dueBy', 'due {{day}}', { day: dayWords(voice, dueOn) })}
      {isLate && ` · ${t('project.late', 'Behind schedule')}`}
      {isOverdue && ` · ${t('milestone.overdue', 'Overdue')}`}
    </span>
  );
}

function OneMilestone({ milestone, side }: { milestone: Milestone; side: Side }) {
  const voice = useTranslation();
  const { t } = voice;
  const { position, title, amount, status, isAdvance, sentBackReason, taxPercent } = milestone;
  const said = milestoneSentence(voice, milestone, side);
  return (
    <Card as="li" quiet className={styles.card ?? ''}>
      <Row gap={0.5} align="start" justify="space-between">
        <Text as="h3" size={1.125} breaks>
          {position}. {title}
        </Text>
        <StatusBadge status={status} />
      </Row>
      <Paragraph breaks>
        <Money paise={amount} strong />
        {taxPercent > 0 && ` ${t('milestone.tax', 'incl. {{percent}}% GST', { percent: taxPercent })}`} ·{' '}
        <MilestoneDue milestone={milestone} />
        {isAdvance && ` · ${t('milestone.advance', 'Advance')}`}
      </Paragraph>
      {said && <Paragraph breaks>{said}</Paragraph>}
      {sentBackReason && status === 'Pending' && (
        <Quoted as="p" above={0.5}>
          {t('milestone.sentBack', 'Sent back: {{reason}}', { reason: sentBackReason })}
        </Quoted>
      )}
      <DisputeNote milestone={milestone} side={side} />
      {side === 'partner' ? <PartnerActs milestone={milestone} /> : <ClientActs milestone={milestone} />}
    </Card>
  );
}

/** The milestones in the order of the work, with what this side may do about each. */
export function MilestoneList({ project, side }: { project: Project; side: Side }) {
  return (
    <List as="ol">
      {project.milestones.map((one) => (
        <OneMilestone key={one.milestoneId} milestone={one} side={side} />
      ))}
    </List>
  );
}
