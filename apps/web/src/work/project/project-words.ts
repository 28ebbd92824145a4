import { istInstant } from '@nukkad/contract/kernel/time';
import type {
  DisputeWants,
  Milestone,
  Project,
  ProjectTab,
} from '@nukkad/contract/work/project/project.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import type { Side } from './project.queries.ts';

interface Voice {
  readonly t: Translate;
  readonly locale: string;
}

export const tabNames: Record<ProjectTab, (t: Translate) => string> = {
  open: (t) => t('project.tab.open', 'Running'),
  over: (t) => t('project.tab.over', 'Finished'),
};

/** What comes next, in one sentence, for the side that reads it. */
export function projectSentence({ t }: Voice, { status, hasClient }: Project, side: Side): string {
  switch (status) {
    case 'Project Created':
      return side === 'client'
        ? t('project.next.created.client', 'The work hasn’t started yet.')
        : t('project.next.created', 'Start with the first milestone.');
    case 'Inprogress':
      if (side === 'client')
        return t('project.next.progress.client', 'The work is running. You approve each milestone.');
      return hasClient
        ? t('project.next.progress', 'Submit each milestone for review when it’s done.')
        : t('project.next.progress.alone', 'Note each milestone when your customer approves it.');
    case 'Project Submitted For Review':
      return side === 'client'
        ? t('project.next.review.client', 'Everything is done. Check it and approve.')
        : t('project.next.review', 'Everything is submitted. Your customer approves it now.');
    case 'Completed':
      return t('project.next.completed', 'All milestones are approved.');
    case 'Cancelled':
      return t('project.next.cancelled', 'This project was cancelled.');
  }
}

/** What a client may ask for in a dispute. */
export const disputeWantNames: Record<DisputeWants, (t: Translate) => string> = {
  fix: (t) => t('milestoneDispute.wants.fix', 'The work put right'),
  part: (t) => t('milestoneDispute.wants.part', 'Part of the money back'),
  all: (t) => t('milestoneDispute.wants.all', 'All of the money back'),
};

/** Where a milestone stands: its work and its money. */
export function milestoneSentence({ t, locale }: Voice, one: Milestone, side: Side): string {
  const { status, amount, received, approveBy } = one;
  const left = formatMoney(amount - received, locale);
  if (status === 'Accepted') {
    if (received >= amount) return t('milestone.paid', 'Paid in full');
    return side === 'client'
      ? t('milestone.topay', '{{left}} to pay', { left })
      : t('milestone.toreceive', '{{left}} to receive', { left });
  }
  if (approveBy !== null) {
    const day = formatInstant(approveBy, 'weekday', locale);
    return side === 'client'
      ? t(
          'milestone.waits.client',
          'Approve it or say what’s missing. If you don’t answer, it’s approved automatically on {{day}}.',
          { day },
        )
      : t(
          'milestone.waits',
          'Your customer is checking it. Without an answer it’s approved automatically on {{day}}.',
          {
            day,
          },
        );
  }
  return '';
}

/** A day as people read it. */
export const dayWords = ({ locale }: Pick<Voice, 'locale'>, day: string): string =>
  formatInstant(istInstant(day), 'day', locale);
