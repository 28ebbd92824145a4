import type { TaskCard } from '@nukkad/contract/people/task/task.model';
import type { Column } from '@nukkad/lists/columns';
import { Link } from 'react-router';
import { TaskMarks, TaskMoves, TaskStatusPill } from './task-card.tsx';
import { type Voice, dueWords, priorityNames, statusNames, whoWords } from './task-words.ts';
import { Row } from '../../ui/parts.tsx';
import styles from './task.module.css';

export const taskColumns = (voice: Voice): readonly Column<TaskCard>[] => {
  const { t } = voice;
  return [
    {
      id: 'title',
      title: t('task.title', 'Task'),
      text: ({ title }) => title,
      cell: (task) => (
        <span className={styles.name} data-priority={task.priority}>
          <Link to={`/tasks/${task.taskId}`}>{task.title}</Link>
          <TaskMarks task={task} />
        </span>
      ),
      fixed: true,
      card: 'heading',
    },
    {
      id: 'due',
      title: t('task.due', 'Due'),
      text: ({ dueOn }) => dueOn ?? '',
      cell: (task) => (
        <span className={styles.due} data-late={task.isLate || undefined}>
          {dueWords(voice, task)}
        </span>
      ),
      width: '12rem',
    },
    { id: 'who', title: t('task.who', 'Assigned to'), text: (task) => whoWords(voice, task), width: '12rem' },
    {
      id: 'priority',
      title: t('task.priority', 'Priority'),
      text: ({ priority }) => priorityNames[priority](t),
      width: '7rem',
      startsHidden: true,
    },
    {
      id: 'status',
      title: t('task.status', 'Status'),
      text: ({ status }) => statusNames[status](t),
      cell: ({ status }) => <TaskStatusPill status={status} />,
      card: 'corner',
      width: '8rem',
    },
    {
      id: 'acts',
      title: t('task.acts', 'Actions'),
      cell: (task) => (
        <Row as="span" gap={0.5} align="center" hidesEmpty>
          <TaskMoves quiet task={task} verbs={['start', 'close', 'reopen', 'restore']} />
        </Row>
      ),
      fixed: true,
      card: 'foot',
      width: '15rem',
    },
  ];
};
