import { listTasks, tasksQuery, taskTabs } from '@nukkad/contract/people/task/task.api';
import { type TaskCard, taskPriorities } from '@nukkad/contract/people/task/task.model';
import { listAddress } from '@nukkad/lists/address';
import type { BulkAct } from '@nukkad/lists/bulk-act';
import { oneOf, choice, search } from '@nukkad/lists/fields';
import { useListAddress } from '@nukkad/lists/use-list-address';
import * as z from 'zod/mini';
import { useColleagues } from '../../nouns/team/team.queries.ts';
import { type Voice, listPartOf } from '../../nouns/work-list/list-part.tsx';
import type { Plural, Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { AssignDialog, useAssigning } from './assign-dialog.tsx';
import { TaskBoard } from './task-board.tsx';
import { taskColumns } from './task-columns.tsx';
import { priorityNames, statusNames } from './task-words.ts';
import { type TaskMove, moveManyTasks, useTasksLive } from './task.queries.ts';

const actOf = (t: Translate, plural: Plural, verb: TaskMove): BulkAct<TaskCard> => ({
  id: verb,
  label: verb === 'close' ? t('task.close', 'Mark as done') : t('task.remove', 'Delete'),
  fits: ({ can }) => can[verb],
  said: (count) =>
    verb === 'close'
      ? plural('task.many.done', count, { one: '{{count}} task done', other: '{{count}} tasks done' })
      : plural('task.many.removed', count, {
          one: '{{count}} task deleted',
          other: '{{count}} tasks deleted',
        }),
  foresee: () => null,
  send: (tasks) =>
    moveManyTasks(
      verb,
      tasks.map(({ taskId }) => taskId),
    ),
  ...(verb === 'remove' && { danger: true as const }),
});

const statuses = ['Open', 'Inprogress', 'Closed', 'Cancelled'] as const;

function useFields({ t }: Pick<Voice, 't'>) {
  const team = useColleagues();
  return [
    search(t('task.search', 'Title')),
    choice('status', t('task.status', 'Status'), statuses, (value) => statusNames[value](t)),
    oneOf('staffId', t('task.who', 'Assigned to'), team.data, 'staffId', 'fullName'),
    choice('priority', t('task.priority', 'Priority'), taskPriorities, (value) => priorityNames[value](t)),
  ];
}

type TaskTab = (typeof taskTabs)[number];

function NoTasks({ tab }: { tab: TaskTab }) {
  const { t } = useTranslation();
  const add = useDialogLink('task');
  if (tab === 'overdue')
    return (
      <EmptyState scene="done" title={t('task.none.overdue', 'Nothing is overdue')}>
        {t('task.none.overdue.words', 'Tasks whose due date has passed appear here.')}
      </EmptyState>
    );
  return (
    <EmptyState
      scene="done"
      title={t('task.none', 'No open tasks')}
      action={<ButtonLink {...add}>{t('task.new', 'New task')}</ButtonLink>}
    >
      {t('task.none.words', 'Write down what needs to be done, by whom and by when.')}
    </EmptyState>
  );
}

/** An owner looks after the work of all, others do their own. */
export const useTaskTab = () => {
  const isOwner = useSession().profile?.role === 'Service Partner';
  const [first, second, third] = taskTabs;
  return useUrlTab(isOwner ? [second, first, third] : [first, second, third]);
};

function TaskTabs({ tab }: { tab: string }) {
  const { t } = useTranslation();
  const isOwner = useSession().profile?.role === 'Service Partner';
  const mine = { value: 'mine', label: t('task.tab.mine', 'Assigned to you') };
  const all = { value: 'all', label: t('task.tab.all', 'All') };
  const overdue = { value: 'overdue', label: t('task.tab.overdue', 'Overdue') };
  return (
    <UrlTabs
      key={tab}
      label={t('task.tabs', 'Whose tasks')}
      tabs={isOwner ? [all, mine, overdue] : [mine, all, overdue]}
    />
  );
}

export const taskViews = ['list', 'board'] as const;

const tasksAddress = listAddress(tasksQuery.shape, ['q', 'status', 'priority', 'staffId'], {
  tab: z.enum(taskTabs),
});

const useGiven = ({ tab }: { tab: TaskTab }) => ({ tab, assigning: useAssigning() });

const Tasks = listPartOf(listTasks, useGiven, {
  name: 'tasks',
  label: ({ t }) => t('task.heading', 'Tasks'),
  address: tasksAddress,
  query: (filters, { tab }) => ({ ...filters, tab }),
  tab: ({ given }) => given.tab,
  fields: useFields,
  keyOf: ({ taskId }) => taskId,
  nameOf: ({ title }) => title,
  columns: ({ voice }) => taskColumns(voice),
  acts: ({ t, plural, given: { assigning } }) => [
    actOf(t, plural, 'close'),
    {
      id: 'assign',
      label: t('task.assign', 'Assign'),
      fits: ({ can }) => can.assign,
      opens: (tasks) => assigning.open(tasks.map(({ taskId }) => taskId)),
    },
    actOf(t, plural, 'remove'),
  ],
  empty: ({ given }) => <NoTasks tab={given.tab} />,
  dialogs: ({ given }) => <AssignDialog assigning={given.assigning} />,
});

/** The tasks of the team, as a list or a board; tab, view and filters are part of the address. */
export function TaskList() {
  const tab = useTaskTab();
  const isBoard = useUrlTab(taskViews, 'view') === 'board';
  const { q } = useListAddress(tasksAddress).filters;
  useTasksLive();
  return (
    <>
      <TaskTabs tab={tab} />
      {isBoard ? <TaskBoard asked={{ tab, ...(q && { q }) }} /> : <Tasks tab={tab} />}
    </>
  );
}
