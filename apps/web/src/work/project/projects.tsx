import { lazy, Suspense } from 'react';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { ViewSwitch, useView } from '../../ui/page/view-switch.tsx';
import { ProjectList } from './project-list.tsx';

const views = ['list', 'board', 'calendar', 'timeline'] as const;

const ProjectBoard = lazy(async () => ({ default: (await import('./project-board.tsx')).ProjectBoard }));
const ProjectCalendar = lazy(async () => ({
  default: (await import('./project-calendar.tsx')).ProjectCalendar,
}));
const ProjectTimeline = lazy(async () => ({
  default: (await import('./project-timeline.tsx')).ProjectTimeline,
}));

/** The projects of the business as a list, by state, on a calendar or on a line of days; the address says which. */
export function Projects() {
  const view = useView(views);
  return (
    <>
      <ViewSwitch views={views} />
      {view === 'list' && <ProjectList />}
      <Suspense fallback={<ListSkeleton count={4} />}>
        {view === 'board' && <ProjectBoard />}
        {view === 'calendar' && <ProjectCalendar />}
        {view === 'timeline' && <ProjectTimeline />}
      </Suspense>
    </>
  );
}
