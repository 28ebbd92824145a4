import type { TaskCard } from '@nukkad/contract/people/task/task.model';
import { type DragEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonBlock } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { TaskMarks, TaskMoves } from './task-card.tsx';
import { dueWords, statusNames, whoWords } from './task-words.ts';
import { type TaskMove, type TasksAsked, useMoveTask, useTasks } from './task.queries.ts';
import layout from './task-board.module.css';
import styles from './task.module.css';

const columns = ['Open', 'Inprogress', 'Closed'] as const;
type Column = (typeof columns)[number];

/** What brings a task into this column. */
const moveTo: Record<Column, readonly TaskMove[]> = {
  Open: ['pause', 'reopen', 'restore'],
  Inprogress: ['start'],
  Closed: ['close'],
};
const kind = 'application/x-nukkad-task';

/** A card dropped on a column makes the move that leads there; its buttons do the same by keyboard. */
function useDrop(column: Column) {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const { mutate } = useMoveTask();
  const drop = (event: DragEvent) => {
    setOver(false);
    event.preventDefault();
    const { taskId, version, can } = JSON.parse(event.dataTransfer.getData(kind)) as TaskCard;
    const verb = moveTo[column].find((one) => can[one]);
    if (!verb) return toast.error(t('task.board.cannot', 'You can’t move this task there.'));
    mutate({ taskId, version, verb }, { onError: (error) => toast.error(error.message) });
  };
  return {
    'data-over': over || undefined,
    onDrop: drop,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(kind)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
  };
}

function BoardCard({ task }: { task: TaskCard }) {
  const voice = useTranslation();
  return (
    <li
      className={styles.card}
      data-priority={task.priority}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(kind, JSON.stringify(task))}
    >
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

function BoardColumn({ column, asked }: { column: Column; asked: TasksAsked }) {
  const { t } = useTranslation();
  const id = useId();
  const query = useTasks({ ...asked, status: column });
  const total = query.data?.pages[0]?.total;
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className={layout.column} aria-labelledby={id} {...useDrop(column)}>
      <h2 id={id}>
        {statusNames[column](t)}{' '}
        {total && (
          <span className={layout.count}>
            {total.count}
            {total.isMore && '+'}
          </span>
        )}
      </h2>
      <Loaded query={query} waiting={<SkeletonBlock height="8rem" />}>
        {() =>
          items.length === 0 ? (
            <p className={styles.fact}>{t('task.board.none', 'Nothing here')}</p>
          ) : (
            <ul className={styles.cards}>
              {items.map((task) => (
                <BoardCard key={task.taskId} task={task} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {query.hasNextPage && (
        <Button tone="plain" small busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('list.more', 'Show more')}
        </Button>
      )}
    </section>
  );
}

/** What is to do, under way and done, beside each other; on a phone the columns are swiped. */
export function TaskBoard({ asked }: { asked: TasksAsked }) {
  const { t } = useTranslation();
  return (
    <div className={layout.board} role="region" aria-label={t('task.board', 'Board')} tabIndex={0}>
      {columns.map((column) => (
        <BoardColumn key={column} column={column} asked={asked} />
      ))}
    </div>
  );
}
