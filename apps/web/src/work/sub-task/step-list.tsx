import type { SubTask } from '@nukkad/contract/work/sub-task/sub-task.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { StepCard } from './step-card.tsx';
import { stateNames } from './step-words.ts';
import { List } from '../../ui/page/parts.tsx';

/** Behind every day: a step without one. */
const never = '9999-12-31';
const dayOf = ({ dueOn, startsOn }: SubTask) => dueOn ?? startsOn ?? never;

/** The steps of a project by their last day. */
export function StepList({
  steps,
  titles,
}: {
  steps: readonly SubTask[];
  titles: ReadonlyMap<string, string>;
}) {
  const { t } = useTranslation();
  const inOrder = steps.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
  return (
    <List gap={0.5}>
      {inOrder.map((step) => (
        <StepCard
          key={step.subTaskId}
          step={step}
          titles={titles}
          state={<StatePill on={step.status === 'Closed'}>{stateNames[step.status](t)}</StatePill>}
        />
      ))}
    </List>
  );
}
