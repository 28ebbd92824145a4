import { moveTask } from '@nukkad/contract/people/task/task.api';
import type { TaskCard } from '@nukkad/contract/people/task/task.model';
import { Link } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Board, BoardCards, BoardColumn, type Drop, draggedCard } from '../../ui/page/board.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { SkeletonBlock } from '../../ui/state/skeletons.tsx';
import { toast, toastFailure } from '../../ui/dialog/toast.ts';
import { TaskMarks, TaskMoves } from './task-card.tsx';
import { dueWords, statusNames, whoWords } from './task-words.ts';
import { type TaskMove, type TasksAsked, useTasks } from './task.queries.ts';
import styles from './task.module.css';

const columns = ['Open', 'Inprogress', 'Closed'] as const;
type Column = (typeof columns)[number];

/** What brings a task into this column. */
const moveTo: Record<Column, readonly TaskMove[]> = {
  Open: ['pause', 'reopen', 'restore'],
  Inprogress: ['start'],
  Closed: ['close'],
};

/** A card dropped on a column makes the move that leads there. */
function useDropOn(column: Column): Drop<TaskCard> {
  const { t } = useTranslation();
  const { mutate } = useSend(moveTask);
  return {
    kind: 'task',
    onDrop: ({ taskId, version, status, can }) => {
      if (status === column) return;
      const verb = moveTo[column].find((one) => can[one]);
      if (!verb) toast.error(t('task.board.cannot', 'You can’t move this task there.'));
      else mutate({ taskId, version, verb }, { onError: toastFailure });
    },
  };
}

function BoardCard({ task }: { task: TaskCard }) {
  const voice = useTranslation();
  return (
    <li className={styles.card} data-priority={task.priority} {...draggedCard('task', task)}>
      <h3>
        <Link to={`/tasks/${task.taskId}`}>{task.title}</Link>
      </h3>
      <p className={styles.fact} data-late={task.isLate || undefined}>
        {dueWords(voice, task)}
      </p>
      <p className={styles.fact}>{whoWords(voice, task)}</p>
      <div className={styles.foot}>
        <TaskMarks task={task} />
        <TaskMoves task={task} verbs={['start', 'close', 'pause', 'reopen']} />
      </div>
    </li>
  );
}

function TaskColumn({ column, asked }: { column: Column; asked: TasksAsked }) {
  const { t } = useTranslation();
  const query = useTasks({ ...asked, status: column });
  const total = query.data?.pages[0]?.total;
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <BoardColumn
      title={statusNames[column](t)}
      count={total && `${total.count}${total.isMore ? '+' : ''}`}
      drop={useDropOn(column)}
    >
      <Loaded query={query} waiting={<SkeletonBlock height="8rem" />}>
        {() => (
          <BoardCards isEmpty={items.length === 0}>
            {items.map((task) => (
              <BoardCard key={task.taskId} task={task} />
            ))}
          </BoardCards>
        )}
      </Loaded>
      {query.hasNextPage && (
        <Button tone="plain" small busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('list.more', 'Show more')}
        </Button>
      )}
    </BoardColumn>
  );
}

/** What is to do, under way and done, beside each other. */
export function TaskBoard({ asked }: { asked: TasksAsked }) {
  const { t } = useTranslation();
  return (
    <Board label={t('task.board', 'Board')}>
      {columns.map((column) => (
        <TaskColumn key={column} column={column} asked={asked} />
      ))}
    </Board>
  );
}
