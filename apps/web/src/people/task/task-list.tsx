import { taskTabs } from '@nukkad/contract/people/task/task.api';
import { type TaskCard, taskPriorities } from '@nukkad/contract/people/task/task.model';
import type { BulkAct } from '@nukkad/lists/bulk-act';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { choice, search } from '@nukkad/lists/fields';
import { useSession } from '../../platform/session/use-session.ts';
import { Listing } from '../../nouns/work-list/listing.tsx';
import type { Plural, Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { AssignDialog, useAssigning } from './assign-dialog.tsx';
import { TaskBoard } from './task-board.tsx';
import { taskColumns } from './task-columns.tsx';
import { priorityNames, statusNames } from './task-words.ts';
import { type TaskMove, moveManyTasks, tasksAddress, useTasks, useTasksLive } from './task.queries.ts';
import { useColleagues } from '../../nouns/team/team.queries.ts';

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

function useFields() {
  const { t } = useTranslation();
  const team = useColleagues();
  return [
    search(t('task.search', 'Title')),
    choice('status', t('task.status', 'Status'), statuses, (value) => statusNames[value](t)),
    {
      kind: 'choice',
      key: 'staffId',
      label: t('task.who', 'Assigned to'),
      options: (team.data ?? []).map(({ staffId, fullName }) => ({ value: staffId, label: fullName })),
    },
    choice('priority', t('task.priority', 'Priority'), taskPriorities, (value) => priorityNames[value](t)),
  ] as const;
}

function NoTasks({ tab }: { tab: (typeof taskTabs)[number] }) {
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

/** The tasks of the team, as a list or a board; tab, view and filters are part of the address. */
export function TaskList() {
  const voice = useTranslation();
  const { t, plural } = voice;
  const tab = useTaskTab();
  const view = useUrlTab(taskViews, 'view');
  const asked = useListAddress(tasksAddress);
  const filters = { ...asked.filters, tab };
  const pages = useTasks(filters);
  const fields = useFields();
  const assigning = useAssigning();
  useTasksLive();
  const label = t('task.heading', 'Tasks');
  return (
    <>
      <TaskTabs tab={tab} />
      {view === 'board' ? (
        <TaskBoard asked={{ tab, ...(filters.q && { q: filters.q }) }} />
      ) : (
        <Listing<TaskCard>
          key={tab}
          name="tasks"
          label={label}
          asked={asked}
          fields={fields}
          columns={taskColumns(voice)}
          pages={pages}
          keyOf={({ taskId }) => taskId}
          nameOf={({ title }) => title}
          acts={[
            actOf(t, plural, 'close'),
            {
              id: 'assign',
              label: t('task.assign', 'Assign'),
              fits: ({ can }) => can.assign,
              opens: (tasks) => assigning.open(tasks.map(({ taskId }) => taskId)),
            },
            actOf(t, plural, 'remove'),
          ]}
          empty={<NoTasks tab={tab} />}
        />
      )}
      <AssignDialog assigning={assigning} />
    </>
  );
}
