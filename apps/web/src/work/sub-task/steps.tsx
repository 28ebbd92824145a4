import type { SubTask } from '@nukkad/contract/work/sub-task/sub-task.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { ViewSwitch, useView } from '../../ui/page/view-switch.tsx';
import { type Planned, PlanView } from './plan-view.tsx';
import { StepBoard } from './step-board.tsx';
import { StepCalendar } from './step-calendar.tsx';
import { StepDialog } from './step-dialog.tsx';
import { StepList } from './step-list.tsx';
import { useSteps } from './sub-task.queries.ts';
import styles from './sub-task.module.css';

const views = ['board', 'list', 'calendar', 'timeline'] as const;

function Seen({ steps, planned }: { steps: readonly SubTask[]; planned: Planned }) {
  const { t } = useTranslation();
  const view = useView(views);
  const titles = new Map<string, string>(steps.map(({ subTaskId, title }) => [subTaskId, title]));
  // Milestones have days without any step.
  if (view === 'calendar') return <StepCalendar steps={steps} marks={planned.marks} />;
  if (view === 'timeline') return <PlanView steps={steps} {...planned} />;
  if (steps.length === 0)
    return (
      <p className={styles.fact}>
        {t('step.none', 'Split the work into steps, and give each to someone of your team.')}
      </p>
    );
  return view === 'list' ? (
    <StepList steps={steps} titles={titles} />
  ) : (
    <StepBoard steps={steps} titles={titles} />
  );
}

/** The steps of a project as a board, a list, a calendar or on a line of days; there are a hundred at most. */
export function Steps({
  projectId,
  mayAdd,
  planned,
}: {
  projectId: string;
  mayAdd: boolean;
  planned: Planned;
}) {
  const { t } = useTranslation();
  const add = useDialogLink('step');
  return (
    <Section
      title={t('step.title', 'Steps')}
      action={
        mayAdd && (
          <ButtonLink {...add} small tone="plain">
            {t('step.add', 'Add a step')}
          </ButtonLink>
        )
      }
    >
      <ViewSwitch views={views} />
      <Loaded query={useSteps(projectId)} waiting={<ListSkeleton count={2} />}>
        {({ items }) => (
          <>
            <Seen steps={items} planned={planned} />
            <StepDialog projectId={projectId} steps={items} />
          </>
        )}
      </Loaded>
    </Section>
  );
}
