import { moveSubTask } from '@nukkad/contract/work/sub-task/sub-task.api';
import { type SubTaskStatus, subTaskStatuses } from '@nukkad/contract/work/sub-task/sub-task.noun';
import type { SubTask } from '@nukkad/contract/work/sub-task/sub-task.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Board, BoardCards, BoardColumn, type Drop, draggedCard } from '../../ui/page/board.tsx';
import { toast, toastFailure } from '../../ui/dialog/toast.ts';
import { StepCard } from './step-card.tsx';
import { stateNames } from './step-words.ts';
import type { StepMove } from './sub-task.queries.ts';

/** What brings a step into a column. */
const moveTo: Record<SubTaskStatus, StepMove> = {
  Open: 'reopen',
  Inprogress: 'start',
  Closed: 'close',
  Cancelled: 'cancel',
};

/** A card dropped on a column makes the move that leads there, where the step may be moved so. */
function useDropOn(column: SubTaskStatus): Drop<SubTask> {
  const { t } = useTranslation();
  const { mutate } = useSend(moveSubTask);
  return {
    kind: 'step',
    onDrop: ({ subTaskId, version, status, can, isWaiting }) => {
      const verb = moveTo[column];
      if (status === column) return;
      if (can[verb]) mutate({ subTaskId, version, verb }, { onError: toastFailure });
      else if (isWaiting && (verb === 'start' || verb === 'close'))
        toast.error(t('step.board.waits', 'Finish the steps before it first.'));
      else toast.error(t('step.board.cannot', 'You can’t move this step there.'));
    },
  };
}

interface Shown {
  readonly steps: readonly SubTask[];
  readonly titles: ReadonlyMap<string, string>;
}

function Column({ status, steps, titles }: Shown & { readonly status: SubTaskStatus }) {
  const { t } = useTranslation();
  const own = steps.filter((one) => one.status === status);
  return (
    <BoardColumn title={stateNames[status](t)} count={own.length} level={3} drop={useDropOn(status)}>
      <BoardCards isEmpty={own.length === 0}>
        {own.map((step) => (
          <StepCard
            key={step.subTaskId}
            step={step}
            titles={titles}
            dragged={Object.values(step.can).includes(true) ? draggedCard('step', step) : {}}
          />
        ))}
      </BoardCards>
    </BoardColumn>
  );
}

/** The steps of a project by their state; a phone swipes the columns. */
export function StepBoard({ steps, titles }: Shown) {
  const { t } = useTranslation();
  const shown = subTaskStatuses.filter(
    (status) => status !== 'Cancelled' || steps.some((one) => one.status === status),
  );
  return (
    <Board label={t('step.board.label', 'Steps by state')}>
      {shown.map((status) => (
        <Column key={status} status={status} steps={steps} titles={titles} />
      ))}
    </Board>
  );
}
