import type { SubTask } from '@nukkad/contract/work/sub-task/sub-task.model';
import type { ReactNode } from 'react';
import { istInstant } from '@nukkad/contract/kernel/time';
import { useColleagues } from '../../nouns/team/team.queries.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { formatInstant } from '../../ui/date-time.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useDialogLink } from '../../ui/url-dialog.ts';
import { moveNames } from './step-words.ts';
import { type StepMove, useAssign, useMoveStep } from './sub-task.queries.ts';
import styles from './sub-task.module.css';

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

/** One step with what can be done about it. `titles` are those of all steps, by id. */
export function StepCard({
  step,
  titles,
  state,
  dragged,
}: {
  step: SubTask;
  titles: ReadonlyMap<string, string>;
  /** In a list, where no column says its state. */
  state?: ReactNode;
  dragged?: object;
}) {
  const { t, locale } = useTranslation();
  const Heading = state ? 'h3' : 'h4';
  const before = step.needs.flatMap((one) => titles.get(one) ?? []).join(', ');
  return (
    <li className={styles.step} {...dragged}>
      <Heading className={styles.title}>{step.title}</Heading>
      {state && <span className={styles.state}>{state}</span>}
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
