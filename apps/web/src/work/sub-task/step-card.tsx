import type { SubTask } from '@nukkad/contract/work/sub-task/sub-task.model';
import type { ReactNode } from 'react';
import { istInstant } from '@nukkad/contract/kernel/time';
import { useColleagues } from '../../nouns/team/team.queries.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { formatInstant } from '../../ui/date-time.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { useDialogLink } from '../../ui/url-dialog.ts';
import { moveNames } from './step-words.ts';
import { type StepMove, useAssign, useMoveStep } from './sub-task.queries.ts';
import { Row } from '../../ui/parts.tsx';
import styles from './sub-task.module.css';

const moves: readonly StepMove[] = ['start', 'close', 'reopen', 'cancel'];

/** What comes next; the rest is behind "More", or a drag away. */
const nextOf = ({ can }: SubTask): StepMove | undefined =>
  moves.find((verb) => verb !== 'cancel' && can[verb]);

function Assignee({ step }: { step: SubTask }) {
  const { t } = useTranslation();
  const colleagues = useColleagues();
  const assign = useAssign();
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

function Move({ step, verb }: { step: SubTask; verb: StepMove }) {
  const { t } = useTranslation();
  const { mutate, isPending } = useMoveStep();
  const { subTaskId, version } = step;
  return (
    <Button
      small
      tone={verb === 'start' ? 'neel' : 'plain'}
      busy={isPending}
      onClick={() => mutate({ subTaskId, version, verb }, { onError: toastFailure })}
    >
      {moveNames[verb](t)}
    </Button>
  );
}

function More({ step, next }: { step: SubTask; next: StepMove | undefined }) {
  const { t } = useTranslation();
  const { subTaskId, can } = step;
  const edit = useDialogLink('step', { subTaskId });
  const others = moves.filter((verb) => verb !== next && can[verb]);
  if (!can.edit && others.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{t('step.more', 'More')}</summary>
      {can.edit && <Assignee step={step} />}
      <Row gap={0.5} hidesEmpty>
        {others.map((verb) => (
          <Move key={verb} step={step} verb={verb} />
        ))}
        {can.edit && (
          <ButtonLink {...edit} small tone="plain">
            {t('step.edit', 'Edit')}
          </ButtonLink>
        )}
      </Row>
    </details>
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
  const next = nextOf(step);
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
      {next && (
        <Row gap={0.5} hidesEmpty>
          <Move step={step} verb={next} />
        </Row>
      )}
      <More step={step} next={next} />
    </li>
  );
}
