import type { TaskCard } from '@nukkad/contract/people/task/task.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { Link } from 'react-router';
import { acts } from '../../nouns/work-list/columns.tsx';
import { Row } from '../../ui/page/parts.tsx';
import { TaskMarks, TaskMoves, TaskStatusPill } from './task-card.tsx';
import { type Voice, dueWords, priorityNames, statusNames, whoWords } from './task-words.ts';
import styles from './task.module.css';

export const taskColumns = (voice: Voice): readonly Column<TaskCard>[] => {
  const { t } = voice;
  return [
    told('title', t('task.title', 'Task'), ({ title }) => title, {
      ...heading,
      cell: (task) => (
        <span className={styles.name} data-priority={task.priority}>
          <Link to={`/tasks/${task.taskId}`}>{task.title}</Link>
          <TaskMarks task={task} />
        </span>
      ),
    }),
    told('due', t('task.due', 'Due'), ({ dueOn }) => dueOn ?? '', {
      cell: (task) => (
        <span className={styles.due} data-late={task.isLate || undefined}>
          {dueWords(voice, task)}
        </span>
      ),
      width: '12rem',
    }),
    told('who', t('task.who', 'Assigned to'), (task) => whoWords(voice, task), { width: '12rem' }),
    told('priority', t('task.priority', 'Priority'), ({ priority }) => priorityNames[priority](t), {
      width: '7rem',
      startsHidden: true,
    }),
    told('status', t('task.status', 'Status'), ({ status }) => statusNames[status](t), {
      cell: ({ status }) => <TaskStatusPill status={status} />,
      card: 'corner',
      width: '8rem',
    }),
    acts(t('task.acts', 'Actions'), '15rem', (task) => (
      <Row as="span" gap={0.5} align="center" hidesEmpty>
        <TaskMoves quiet task={task} verbs={['start', 'close', 'reopen', 'restore']} />
      </Row>
    )),
  ];
};
