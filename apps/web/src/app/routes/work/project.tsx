import { istDay } from '@nukkad/contract/kernel/time';
import type { Project as ProjectOf } from '@nukkad/contract/work/project/project.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Chain } from '../../../market/quote/chain.tsx';
import { ProjectVisits } from '../../../market/quote/visit/project-visits.tsx';
import { useProjectVisits } from '../../../market/quote/visit/visit.queries.ts';
import { ChatButton } from '../../../talk/chat/chat-button.tsx';
import { BookSection } from '../../../work/payment-book/book-section.tsx';
import { CostSection } from '../../../work/project-cost/cost-section.tsx';
import { ProjectFiles } from '../../../work/project-file/project-files.tsx';
import { ProjectPage } from '../../../work/project/project-page.tsx';
import { ReminderList } from '../../../work/sub-task/reminder-list.tsx';
import { Steps } from '../../../work/sub-task/steps.tsx';
import { useSteps } from '../../../work/sub-task/sub-task.queries.ts';
import { useColleagues } from '../../../nouns/team/team.queries.ts';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/project.ts';

export const handle = page(({ t }) => ({ title: t('project.title', 'Projects'), noindex: true }));

function Plan({ project: { projectId, startsOn, dueOn, milestones, can } }: { project: ProjectOf }) {
  const visits = useProjectVisits(projectId).data?.visits ?? [];
  const visitMarks = visits
    .filter(({ status }) => status !== 'Cancelled')
    .map(({ bookingId: id, title, startsAt, status }) => ({
      id,
      title,
      dueOn: istDay(new Date(startsAt)),
      isLate: false,
      isDone: status === 'Completed' || status === 'Closed',
    }));
  const marks = milestones.map(({ milestoneId: id, title, dueOn: day, isLate, isOverdue, status }) => ({
    id,
    title,
    dueOn: day,
    isLate: isLate || isOverdue,
    isDone: status === 'Accepted',
  }));
  return (
    <>
      <Steps
        projectId={projectId}
        mayAdd={can.edit}
        planned={{ startsOn, dueOn, marks: [...marks, ...visitMarks] }}
      />
      <ReminderList projectId={projectId} />
    </>
  );
}

function Money({ project: { projectId, partyId, can } }: { project: ProjectOf }) {
  const steps = useSteps(projectId).data?.items ?? [];
  const people = useColleagues().data ?? [];
  return (
    <>
      {can.seeCosts && (
        <CostSection
          projectId={projectId}
          mayBook={can.bookCosts}
          steps={steps.map(({ subTaskId: value, title: label }) => ({ value, label }))}
          people={people.map(({ staffId: value, fullName: label }) => ({ value, label }))}
        />
      )}
      {partyId && <BookSection partyId={partyId} of={{ projectId }} mayWrite={can.edit} />}
    </>
  );
}

export default function Project({ params }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <ProjectPage
      projectId={params.projectId}
      side="partner"
      below={({ projectId }) => (
        <>
          <ProjectVisits projectId={projectId} />
          <Chain projectId={projectId} />
        </>
      )}
      beside={({ projectNumber, counterpart, hasClient }) =>
        hasClient && (
          <ChatButton about={{ sessionType: 'project', referenceNo: projectNumber }} name={counterpart} />
        )
      }
      tabs={[
        {
          value: 'plan',
          label: t('project.tab.plan', 'Plan'),
          show: (project) => <Plan project={project} />,
        },
        {
          value: 'files',
          label: t('project.tab.files', 'Files'),
          show: ({ projectId, can }) => (
            <ProjectFiles projectId={projectId} side="partner" mayAdd={can.addFiles} />
          ),
        },
        {
          value: 'money',
          label: t('project.tab.money', 'Money'),
          show: (project) => <Money project={project} />,
        },
      ]}
    />
  );
}
