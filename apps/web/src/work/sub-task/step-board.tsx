import { type SubTaskStatus, subTaskStatuses } from '@nukkad/contract/work/sub-task/sub-task.lifecycle';
import type { SubTask } from '@nukkad/contract/work/sub-task/sub-task.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { formatInstant } from '../../ui/date-time.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Section } from '../../ui/section.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { useDialogLink } from '../../ui/url-dialog.ts';
import { istInstant } from '@nukkad/contract/kernel/time';
import { StepDialog } from './step-dialog.tsx';
import { type StepMove, useAssign, useMoveStep, useSteps } from './sub-task.queries.ts';
import { useColleagues } from '../../nouns/team/team.queries.ts';
import styles from './sub-task.module.css';

const columnNames: Record<SubTaskStatus, (t: Translate) => string> = {
  Open: (t) => t('step.open', 'To do'),
  Inprogress: (t) => t('step.progress', 'Ongoing'),
  Closed: (t) => t('step.closed', 'Done'),
  Cancelled: (t) => t('step.cancelled', 'Cancelled'),
};

const moveNames: Record<StepMove, (t: Translate) => string> = {
  start: (t) => t('step.start', 'Start'),
  close: (t) => t('step.close', 'Mark as done'),
  reopen: (t) => t('step.reopen', 'Reopen'),
  cancel: (t) => t('step.cancel', 'Cancel step'),
};
const moves: readonly StepMove[] = ['start', 'close', 'reopen', 'cancel'];

function Assignee({ step }: { step: SubTask }) {
  const { t } = useTranslation();
  const colleagues = useColleagues();
  const assign = useAssign();
  if (!step.can.edit) return step.assignee && <p className={styles.fact}>{step.assignee.fullName}</p>;
  return (
    <SelectField
      label={t('step.who', 'Done by')}
      value={step.assignee?.staffId ?? ''}
      options={[
        { value: '', label: t('step.who.none', 'No one yet') },
        ...(colleagues.data ?? []).map(({ staffId: value, fullName: label }) => ({ value, label })),
      ]}
      onChange={({ target }) =>
        assign.mutate(
          { subTaskId: step.subTaskId, version: step.version, staffId: target.value || null },
          { onError: (error) => toast.error(error.message) },
        )
      }
    />
  );
}

function Acts({ step }: { step: SubTask }) {
  const { t } = useTranslation();
  const edit = useDialogLink('step', { subTaskId: step.subTaskId });
  const { mutate, isPending } = useMoveStep();
  const { subTaskId, version, can } = step;
  return (
    <div className={styles.acts}>
      {moves
        .filter((verb) => can[verb])
        .map((verb) => (
          <Button
            key={verb}
            small
            tone={verb === 'start' ? 'neel' : 'plain'}
            busy={isPending}
            onClick={() =>
              mutate({ subTaskId, version, verb }, { onError: (error) => toast.error(error.message) })
            }
          >
            {moveNames[verb](t)}
          </Button>
        ))}
      {can.edit && (
        <ButtonLink {...edit} small tone="plain">
          {t('step.edit', 'Edit')}
        </ButtonLink>
      )}
    </div>
  );
}

function Step({ step, titles }: { step: SubTask; titles: ReadonlyMap<string, string> }) {
  const { t, locale } = useTranslation();
  const before = step.needs.flatMap((one) => titles.get(one) ?? []).join(', ');
  return (
    <li className={styles.step}>
      <h4 className={styles.title}>{step.title}</h4>
      {step.dueOn && (
        <p className={styles.fact} data-late={step.isLate || undefined}>
          {t('project.dueBy', 'due {{day}}', {
            day: formatInstant(istInstant(step.dueOn), 'weekday', locale),
          })}
        </p>
      )}
      {step.note && <p className={styles.fact}>{step.note}</p>}
      {step.isWaiting && (
        <p className={styles.fact}>{t('step.waits', 'Waits for: {{before}}', { before })}</p>
      )}
      <Assignee step={step} />
      <Acts step={step} />
    </li>
  );
}

function Columns({ steps }: { steps: readonly SubTask[] }) {
  const { t } = useTranslation();
  const titles = new Map(steps.map(({ subTaskId, title }) => [subTaskId as string, title]));
  const shown = subTaskStatuses.filter(
    (status) => status !== 'Cancelled' || steps.some((one) => one.status === status),
  );
  return (
    <div className={styles.board}>
      {shown.map((status) => {
        const own = steps.filter((one) => one.status === status);
        return (
          <section key={status} className={styles.column} aria-label={columnNames[status](t)}>
            <h3 className={styles.name}>
              {columnNames[status](t)} <span>{own.length}</span>
            </h3>
            <ul className={styles.steps}>
              {own.map((step) => (
                <Step key={step.subTaskId} step={step} titles={titles} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** The steps of a project as a board; on a phone its columns are swiped. */
export function StepBoard({ projectId, mayAdd }: { projectId: string; mayAdd: boolean }) {
  const { t } = useTranslation();
  const add = useDialogLink('step');
  const steps = useSteps(projectId);
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
      <Loaded query={steps} waiting={<ListSkeleton count={2} />}>
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <p className={styles.fact}>
                {t('step.none', 'Split the work into steps, and give each to someone of your team.')}
              </p>
            ) : (
              <Columns steps={items} />
            )}
            <StepDialog projectId={projectId} steps={items} />
          </>
        )}
      </Loaded>
    </Section>
  );
}
