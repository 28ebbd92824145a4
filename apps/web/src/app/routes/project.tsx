import { ProjectPage } from '../../work/project/project-page.tsx';
import { BookSection } from '../../work/payment-book/book-section.tsx';
import { ReminderList } from '../../work/sub-task/reminder-list.tsx';
import { StepBoard } from '../../work/sub-task/step-board.tsx';
import { page } from '../page-head.tsx';
import type { Route } from './+types/project.ts';

export const handle = page(({ t }) => ({ title: t('project.title', 'Projects'), noindex: true }));

export default function Project({ params }: Route.ComponentProps) {
  return (
    <ProjectPage
      projectId={params.projectId}
      side="partner"
      below={({ projectId, partyId, can }) => (
        <>
          <StepBoard projectId={projectId} mayAdd={can.edit} />
          {partyId && <BookSection partyId={partyId} of={{ projectId }} mayWrite={can.edit} />}
          <ReminderList projectId={projectId} />
        </>
      )}
    />
  );
}
