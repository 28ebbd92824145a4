import { moveTask } from '@nukkad/contract/people/task/task.api';
import type { Task } from '@nukkad/contract/people/task/task.model';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { TaskMoves, TaskStatusPill } from './task-card.tsx';
import { TaskChecklist } from './task-checklist.tsx';
import { TaskComments } from './task-comments.tsx';
import { TaskDialog } from './task-dialog.tsx';
import { TaskDocuments } from './task-documents.tsx';
import { dueWords, priorityNames, repeatWords, whoWords } from './task-words.ts';
import { useTask, useTasksLive } from './task.queries.ts';
import { Fact } from '../../ui/page/facts.tsx';
import { Paragraph, Row } from '../../ui/page/parts.tsx';
import styles from './task.module.css';

function Facts({ task }: { task: Task }) {
  const voice = useTranslation();
  const { t } = voice;
  return (
    <dl className={styles.facts}>
      <Fact name={t('task.due', 'Due')} bad={task.isLate}>
        {dueWords(voice, task)}
      </Fact>
      <Fact name={t('task.who', 'Assigned to')}>{whoWords(voice, task)}</Fact>
      <Fact name={t('task.priority', 'Priority')}>{priorityNames[task.priority](t)}</Fact>
      {task.repeat && <Fact name={t('task.repeat', 'Repeat')}>{repeatWords(voice, task.repeat)}</Fact>}
      <Fact name={t('task.author', 'Created by')}>
        {task.author || t('task.author.gone', 'A former member')}, <DateTime at={task.createdAt} as="short" />
      </Fact>
    </dl>
  );
}

function RemoveTask({ task }: { task: Task }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('remove-task');
  const navigate = useNavigate();
  const move = useSend(moveTask);
  // Once it is gone, closing leads to the list: the page behind the dialog is no more.
  const isGone = useRef(false);
  const close = () => (isGone.current ? void navigate('/tasks', { replace: true }) : dialog.close());
  if (!dialog.opened || !task.can.remove) return null;
  return (
    <Question
      dialog={{ opened: true, close }}
      title={t('task.remove.ask', 'Delete this task?')}
      consequences={[
        t('task.remove.gone', 'It disappears for everyone, with its comments.'),
        ...(task.repeat
          ? [t('task.remove.repeat', 'It still repeats. Edit the task to stop that first.')]
          : []),
      ]}
      confirm={t('task.remove', 'Delete')}
      danger
      send={move}
      request={{ taskId: task.taskId, version: task.version, verb: 'remove' }}
      onSent={() => {
        isGone.current = true;
      }}
    />
  );
}

function Head({ task }: { task: Task }) {
  const { t } = useTranslation();
  const edit = useDialogLink('task');
  const remove = useUrlDialog('remove-task');
  return (
    <Row gap={0.75} align="center" justify="space-between" below={1}>
      <TaskStatusPill status={task.status} />
      <Row gap={0.5} align="center" hidesEmpty>
        <TaskMoves task={task} verbs={['start', 'close', 'reopen', 'restore', 'pause', 'cancel']} />
        {task.can.edit && (
          <ButtonLink {...edit} small tone="plain">
            {t('task.edit.short', 'Edit')}
          </ButtonLink>
        )}
        {task.can.remove && (
          <Button small tone="quiet" onClick={() => remove.open()}>
            {t('task.remove', 'Delete')}
          </Button>
        )}
      </Row>
    </Row>
  );
}

/** A task with all that belongs to it. */
export function TaskPage({ taskId }: { taskId: string }) {
  const { t } = useTranslation();
  const query = useTask(taskId);
  useTasksLive();
  const list = { to: '/tasks', label: t('task.heading', 'Tasks') };
  return (
    <Page title={query.data?.title ?? list.label} back={list} narrow>
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to={list.to} tone="plain">
            {list.label}
          </ButtonLink>
        }
      >
        {(task) => (
          <>
            <Head task={task} />
            {task.note && (
              <Paragraph breaks lines below={1}>
                {task.note}
              </Paragraph>
            )}
            <Facts task={task} />
            <TaskChecklist task={task} />
            <TaskDocuments task={task} />
            <TaskComments taskId={task.taskId} />
            <TaskDialog task={task} />
            <RemoveTask task={task} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
