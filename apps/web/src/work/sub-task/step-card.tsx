import { moveSubTask, assignSubTask } from '@nukkad/contract/work/sub-task/sub-task.api';
import type { SubTask } from '@nukkad/contract/work/sub-task/sub-task.model';
import type { ReactNode } from 'react';
import { istInstant } from '@nukkad/contract/kernel/time';
import { useColleagues } from '../../nouns/team/team.queries.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { type Move, Moves, pressed } from '../../ui/press/moves.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { moveNames } from './step-words.ts';
import type { StepMove } from './sub-task.queries.ts';
import styles from './sub-task.module.css';

const moves: readonly StepMove[] = ['start', 'close', 'reopen', 'cancel'];

function Assignee({ step }: { step: SubTask }) {
  const { t } = useTranslation();
  const colleagues = useColleagues();
  const assign = useSend(assignSubTask);
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
          { onError: toastFailure },
        )
      }
    />
  );
}

/** What comes next; the rest is behind "More", or a drag away. */
function StepMoves({ step }: { step: SubTask }) {
  const { t } = useTranslation();
  const { subTaskId, version, can } = step;
  const move = useSend(moveSubTask);
  const next = moves.find((verb) => verb !== 'cancel' && can[verb]);
  const rowOf = (verb: StepMove): Move => ({
    on: can[verb],
    label: moveNames[verb](t),
    tone: verb === 'start' ? 'neel' : 'plain',
    ...pressed(move, { subTaskId, version, verb }),
  });
  const others = moves.filter((verb) => verb !== next && can[verb]);
  return (
    <>
      <Moves small gap={0.5} of={next ? [rowOf(next)] : []} />
      {(can.edit || others.length > 0) && (
        <details className={styles.more}>
          <summary>{t('step.more', 'More')}</summary>
          {can.edit && <Assignee step={step} />}
          <Moves
            small
            gap={0.5}
            of={[
              ...others.map(rowOf),
              { on: can.edit, opens: 'step', about: { subTaskId }, label: t('step.edit', 'Edit') },
            ]}
          />
        </details>
      )}
    </>
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
        <p className={styles.fact}>{t('step.waits', 'Starts after: {{before}}', { before })}</p>
      )}
      {step.assignee && (
        <p className={styles.fact} translate="no">
          {step.assignee.fullName}
        </p>
      )}
      <StepMoves step={step} />
    </li>
  );
}
