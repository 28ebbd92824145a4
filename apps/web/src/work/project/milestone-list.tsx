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
import styles from './project.module.css';

function PartnerActs({ milestone }: { milestone: Milestone }) {
  const { t } = useTranslation();
  const { milestoneId, version, can } = milestone;
  const { mutate, isPending } = useMoveMilestone();
  const move = (verb: MilestoneMove, said: string) => () =>
    mutate({ verb, milestoneId, version }, { onSuccess: () => toast.success(said), onError: toastFailure });
  return (
    <div className={styles.acts}>
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
    </div>
  );
}

function ClientActs({ milestone: { milestoneId, can } }: { milestone: Milestone }) {
  const { t } = useTranslation();
  const approve = useDialogLink('approve', { milestoneId });
  const back = useDialogLink('send-back', { milestoneId });
  const dispute = useDialogLink('dispute', { milestoneId });
  return (
    <div className={styles.acts}>
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
    </div>
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
      <div className={styles.cardHead}>
        <h3 className={styles.heading}>
          {position}. {title}
        </h3>
        <StatusBadge status={status} />
      </div>
      <p className={styles.facts}>
        <Money paise={amount} strong />
        {taxPercent > 0 && ` ${t('milestone.tax', 'incl. {{percent}}% GST', { percent: taxPercent })}`} ·{' '}
        <MilestoneDue milestone={milestone} />
        {isAdvance && ` · ${t('milestone.advance', 'Advance')}`}
      </p>
      {said && <p className={styles.facts}>{said}</p>}
      {sentBackReason && status === 'Pending' && (
        <p className={styles.said}>
          {t('milestone.sentBack', 'Sent back: {{reason}}', { reason: sentBackReason })}
        </p>
      )}
      <DisputeNote milestone={milestone} side={side} />
      {side === 'partner' ? <PartnerActs milestone={milestone} /> : <ClientActs milestone={milestone} />}
    </Card>
  );
}

/** The milestones in the order of the work, with what this side may do about each. */
export function MilestoneList({ project, side }: { project: Project; side: Side }) {
  return (
    <ol className={styles.list}>
      {project.milestones.map((one) => (
        <OneMilestone key={one.milestoneId} milestone={one} side={side} />
      ))}
    </ol>
  );
}
