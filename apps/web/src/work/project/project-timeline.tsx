import { istInstant } from '@nukkad/contract/kernel/time';
import type { PlannedProject } from '@nukkad/contract/work/project/project-plan.model';
import { projectTabs } from '@nukkad/contract/work/project/project.model';
import { Link } from 'react-router';
import { DayLine, DayMarks, DayRow } from '../../nouns/plan/day-line.tsx';
import line from '../../nouns/plan/day-line.module.css';
import { type Span, placeOf, spanOf } from '../../nouns/plan/plan.rules.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useUrlTab } from '../../ui/page/url-tabs.tsx';
import { NoProjects, ProjectTabs } from './project-list.tsx';
import { useProjectTimeline } from './project.queries.ts';

function Row({ project, span }: { project: PlannedProject; span: Span }) {
  const { t, locale } = useTranslation();
  const { projectId, title, counterpart, startsOn, dueOn, status, milestones } = project;
  const { start, length } = placeOf(span, { from: startsOn, to: dueOn });
  const dayOf = (day: string) => formatInstant(istInstant(day), 'date', locale);
  const marks = milestones.map(
    ({ milestoneId: id, title: name, dueOn: day, isLate, isOverdue, status: of }) => ({
      id,
      title: name,
      dueOn: day,
      isLate: isLate || isOverdue,
      isDone: of === 'Accepted',
    }),
  );
  return (
    <DayRow
      label={
        <>
          <span className={line.clipped}>{title}</span>
          <small className={line.clipped} translate="no">
            {counterpart}
          </small>
        </>
      }
    >
      <div className={line.track}>
        <Link
          to={`/projects/${projectId}?tab=plan&view=timeline`}
          className={line.bar}
          data-done={status === 'Completed' || undefined}
          data-over={status === 'Cancelled' || undefined}
          style={{ insetInlineStart: `${start * 100}%`, width: `${length * 100}%` }}
          aria-label={t('project.line.bar', '{{title}}, {{from}} to {{to}}', {
            title,
            from: dayOf(startsOn),
            to: dayOf(dueOn),
          })}
        />
        <DayMarks span={span} marks={marks} />
      </div>
    </DayRow>
  );
}

/** The projects on one line of days, the one that begins first on top, with their milestones. */
export function ProjectTimeline() {
  const { t } = useTranslation();
  const tab = useUrlTab(projectTabs);
  return (
    <>
      <ProjectTabs />
      <Listed list={useProjectTimeline(tab)} waiting={<ListSkeleton count={4} />} empty={<NoProjects />}>
        {(projects) => {
          const days = projects.flatMap(({ startsOn, dueOn, milestones }) => [
            startsOn,
            dueOn,
            ...milestones.map((one) => one.dueOn),
          ]);
          const span = spanOf(days);
          return (
            span && (
              <DayLine span={span} label={t('project.line.label', 'Projects on the line of days')}>
                {projects.map((project) => (
                  <Row key={project.projectId} project={project} span={span} />
                ))}
              </DayLine>
            )
          );
        }}
      </Listed>
    </>
  );
}
