import type { ApprovalCard, ApprovalStep } from '@nukkad/contract/people/approval/approval.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Section } from '../../ui/page/section.tsx';
import { Timeline, type TimelineStep } from '../../ui/chart/timeline.tsx';

const whoOf = (t: Translate, { reviewer, decidedBy }: ApprovalStep) =>
  decidedBy ?? reviewer ?? t('approval.anyone', 'Anyone with permission');

const outcomeWords = {
  approved: (t: Translate) => t('approval.approved', 'Approved'),
  rejected: (t: Translate) => t('approval.rejected', 'Rejected'),
  passed: (t: Translate) => t('approval.passed', 'Went on to the next level after 7 days'),
} as const;

function stateOf({ outcome, level }: ApprovalStep, request: ApprovalCard): TimelineStep['state'] {
  if (outcome === 'rejected') return 'bad';
  if (outcome) return 'done';
  return request.status === 'pending' && request.level === level ? 'now' : 'coming';
}

/** The levels of the present round: who reviews, who has decided, and where the request is. */
export function ApprovalSteps({ request, steps }: { request: ApprovalCard; steps: readonly ApprovalStep[] }) {
  const { t } = useTranslation();
  const round = Math.max(0, ...steps.map((step) => step.round));
  const shown = steps.filter((step) => step.round === round);
  // One that was withdrawn waits for no one.
  const decided = request.status === 'Cancelled' ? shown.filter(({ outcome }) => outcome) : shown;
  if (decided.length === 0) return null;
  return (
    <Section title={t('approval.steps', 'Review')}>
      <Timeline
        steps={decided.map((step) => ({
          key: `${step.round} ${step.level}`,
          title: whoOf(t, step),
          ...(step.decidedAt && { at: step.decidedAt }),
          note: step.takenBy
            ? t('approval.taken', '{{name}} decides instead of {{reviewer}}: {{reason}}', {
                name: step.takenBy,
                reviewer: step.reviewer ?? '',
                reason: step.takenReason ?? '',
              })
            : step.outcome
              ? outcomeWords[step.outcome](t)
              : stateOf(step, request) === 'now' && t('approval.waits', 'Waiting for a decision'),
          state: stateOf(step, request),
        }))}
      />
    </Section>
  );
}
