import { type PlannedDay, mostInMonth } from '@nukkad/contract/work/project/project-plan.model';
import { Link } from 'react-router';
import { EntryRow, PlanCalendar } from '../../nouns/plan/plan-calendar.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Loaded } from '../../ui/state/loaded.tsx';
import { MonthSteps, useMonthParam } from '../../ui/time/month-steps.tsx';
import { FactsSkeleton } from '../../ui/state/skeletons.tsx';
import { useProjectMonth } from './project.queries.ts';
import { Note } from '../../ui/page/parts.tsx';

const kindWords = ({ kind, milestoneTitle }: PlannedDay, t: Translate): string => {
  if (kind === 'begins') return t('project.calendar.begins', 'First day of the work');
  if (kind === 'ends') return t('project.calendar.ends', 'Last day of the work');
  return t('project.calendar.milestone', 'Milestone due: {{title}}', { title: milestoneTitle ?? '' });
};

const entryOf = (one: PlannedDay, t: Translate) => ({
  ...one,
  id: `${one.projectId} ${one.kind} ${one.milestoneId ?? ''}`,
  title: one.milestoneTitle ?? one.projectTitle,
  isLate: one.isLate || one.isOverdue,
  about: [
    kindWords(one, t),
    one.counterpart,
    one.isLate && t('project.calendar.late', 'behind schedule'),
    one.isOverdue && t('project.calendar.overdue', 'payment overdue'),
  ]
    .filter(Boolean)
    .join(' · '),
});

/** First and last days of projects, and milestones that are due, on the days of a month. */
export function ProjectCalendar() {
  const { t } = useTranslation();
  const month = useMonthParam();
  return (
    <>
      <MonthSteps month={month} />
      <Loaded query={useProjectMonth(month)} waiting={<FactsSkeleton count={6} />}>
        {({ items, isMore }) => (
          <>
            <PlanCalendar month={month} entries={items.map((one) => entryOf(one, t))}>
              {({ projectId, projectTitle, about }) => (
                <EntryRow link={<Link to={`/projects/${projectId}`}>{projectTitle}</Link>} about={about} />
              )}
            </PlanCalendar>
            {isMore && (
              <Note>
                {t('project.calendar.more', 'The first {{count}} dates are shown.', { count: mostInMonth })}
              </Note>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
