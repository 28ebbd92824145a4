import type { Milestone, Project } from '@nukkad/contract/work/project/project.model';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { useDialogLink } from '../../ui/url-dialog.ts';
import { type MilestoneMove, type Side, useMoveMilestone } from './project.queries.ts';
import { DisputeNote } from './dispute-note.tsx';
import { dayWords, milestoneSentence } from './project-words.ts';
import { List, Paragraph, Quoted, Row, Text } from '../../ui/parts.tsx';
import styles from './project.module.css';

function PartnerActs({ milestone }: { milestone: Milestone }) {
  const { t } = useTranslation();
  const { milestoneId, version, can } = milestone;
  const { mutate, isPending } = useMoveMilestone();
  const move = (verb: MilestoneMove, said: string) => () =>
    mutate({ verb, milestoneId, version }, { onSuccess: () => toast.success(said), onError: toastFailure });
  return (
    <Row gap={0.75} hidesEmpty>
      {can.submit && (
        <Button
          small
          busy={isPending}
          onClick={move('submit', t('milestone.submitted', 'Your customer is asked to check it'))}
        >
          {t('milestone.submit', 'Submit for review')}
        </Button>
      )}
      {can.accept && (
        <Button small busy={isPending} onClick={move('accept', t('milestone.accepted', 'Noted'))}>
          {t('milestone.accept', 'Customer approved')}
        </Button>
      )}
      {can.drop && (
        <Button small tone="plain" busy={isPending} onClick={move('drop', t('milestone.dropped', 'Removed'))}>
          {t('milestone.drop', 'Remove')}
        </Button>
      )}
    </Row>
  );
}

function ClientActs({ milestone: { milestoneId, can } }: { milestone: Milestone }) {
  const { t } = useTranslation();
  const approve = useDialogLink('approve', { milestoneId });
  const back = useDialogLink('send-back', { milestoneId });
  const dispute = useDialogLink('dispute', { milestoneId });
  return (
    <Row gap={0.75} hidesEmpty>
      {can.approve && (
        <ButtonLink {...approve} small>
          {t('milestone.approve', 'Approve')}
        </ButtonLink>
      )}
      {can.sendBack && (
        <ButtonLink {...back} small tone="plain">
          {t('milestone.sendBack', 'Something is missing')}
        </ButtonLink>
      )}
      {can.dispute && (
        <ButtonLink {...dispute} small tone="plain">
          {t('milestoneDispute.ask', 'Something’s wrong')}
        </ButtonLink>
      )}
    </Row>
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
