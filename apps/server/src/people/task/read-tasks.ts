import type { CountedPage } from '@nukkad/contract/kernel/page';
import { istDay } from '@nukkad/contract/kernel/time';
import type { tasksQuery } from '@nukkad/contract/people/task/task.api';
import { taskErrors } from '@nukkad/contract/people/task/task.noun';
import type { TaskAnswer, TaskCardAnswer } from '@nukkad/contract/people/task/task.model';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { type TaskFilter, countParts, countTasks, isEnded, listTaskRows } from './task-list.store.ts';
import { listTaskDocuments } from './task-parts.store.ts';
import { listRepeats } from './task-repeat.store.ts';
import type { TaskDependencies } from './task.interface.ts';
import { maySetTask, mayWorkOnTask, seesAllTasks, seesTask } from './task.policy.ts';
import { presentTaskCard } from './task.presenter.ts';
import { type TaskRow, findTask, listAssignees, withAssignees } from './task.store.ts';
import { organisationOf } from '../../platform/viewer.ts';

type Seeing = Pick<SignedInCall, 'viewer' | 'now'>;
type Asked = z.output<typeof tasksQuery>;

async function presentCards(
  { partner }: TaskDependencies,
  reader: Reader,
  { viewer, now }: Seeing,
  rows: readonly TaskRow[],
): Promise<TaskCardAnswer[]> {
  const staffIds = rows.flatMap(({ assignees }) => assignees.map(({ staffId }) => staffId));
  const [names, parts, repeats] = await Promise.all([
    partner.getStaff(reader, [...new Set(staffIds)]),
    countParts(
      reader,
      rows.map(({ taskId }) => taskId),
    ),
    listRepeats(
      reader,
      rows.flatMap(({ repeatId }) => (repeatId ? [repeatId] : [])),
    ),
  ]);
  const around = { viewer, today: istDay(now), names, parts, repeats };
  return rows.map((row) => presentTaskCard(row, around));
}

const key = z.tuple([z.string().check(z.regex(/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/)), z.uuid()]);
const noDay = '9999-12-31';

export function listTasks(
  deps: TaskDependencies,
  call: SignedInCall,
  asked: Asked,
): Promise<CountedPage<TaskCardAnswer>> {
  const { db } = deps.platform;
  const { viewer, now } = call;
  const filter: TaskFilter = {
    organisationId: organisationOf(viewer),
    userId: viewer.userId,
    seesAll: seesAllTasks(viewer),
    tab: asked.tab,
    status: asked.status ?? null,
    priority: asked.priority ?? null,
    staffId: asked.staffId ?? null,
    q: asked.q ?? '',
    today: istDay(now),
  };
  return listOf(asked, {
    after: key,
    rows: (after, most) => listTaskRows(db, filter, after && { key: after[0], id: after[1] }, most),
    key: ({ endedAt, dueOn, taskId }) => [
      isEnded(filter.status) ? (endedAt?.toISOString() ?? '') : (dueOn ?? noDay),
      taskId,
    ],
    count: () => countTasks(db, filter),
    items: async (rows) => {
      const assignees = await listAssignees(
        db,
        rows.map(({ taskId }) => taskId),
      );
      return presentCards(deps, db, call, withAssignees(rows, assignees));
    },
  });
}

/** Its documents, with who added each; who deleted theirs took it along. */
async function documentsOf(
  { account, document }: TaskDependencies,
  reader: Reader,
  { viewer }: Seeing,
  row: TaskRow,
): Promise<TaskAnswer['documentList']> {
  const added = await listTaskDocuments(reader, row.taskId);
  const [files, names] = await Promise.all([
    document.getFiles(
      reader,
      added.map(({ documentId }) => documentId),
    ),
    account.namesOf(
      reader,
      added.map(({ addedBy }) => addedBy),
    ),
  ]);
  return added.flatMap(({ documentId, addedBy }) => {
    const file = files.get(documentId);
    if (!file) return [];
    const { fileName, mediaType, bytes } = file;
    const remove = maySetTask(viewer, row) || (addedBy === viewer.userId && mayWorkOnTask(viewer, row));
    return [
      { documentId, fileName, mediaType, bytes, addedBy: names.get(addedBy ?? '') ?? '', can: { remove } },
    ];
  });
}

/** As it is now; the row was read by the caller. */
export async function presentTask(
  deps: TaskDependencies,
  reader: Reader,
  seeing: Seeing,
  row: TaskRow,
): Promise<TaskAnswer> {
  const [[card], documentList, names, repeats] = await Promise.all([
    presentCards(deps, reader, seeing, [row]),
    documentsOf(deps, reader, seeing, row),
    deps.account.namesOf(reader, [row.createdBy]),
    listRepeats(reader, row.repeatId ? [row.repeatId] : []),
  ]);
  if (!card) return refuse(taskErrors.task_not_found);
  const repeat = row.repeatId === null ? undefined : repeats.get(row.repeatId);
  return {
    ...card,
    note: row.note,
    remindDays: row.remindDays,
    checklist: row.checklist.map((one) => ({
      ...one,
      checkId: one.checkId,
    })),
    documentList,
    repeat: repeat
      ? {
          every: repeat.every,
          weekdays: [...repeat.weekdays],
          untilOn: repeat.untilOn,
          nextOn: repeat.nextOn,
        }
      : null,
    author: names.get(row.createdBy ?? '') ?? '',
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

/** 404 for who does not see it. */
export async function seenTask(reader: Reader, { viewer }: Seeing, taskId: string): Promise<TaskRow> {
  const row = await findTask(reader, organisationOf(viewer), taskId);
  return row && seesTask(viewer, row) ? row : refuse(taskErrors.task_not_found);
}

export async function getTask(
  deps: TaskDependencies,
  call: SignedInCall,
  taskId: string,
): Promise<TaskAnswer> {
  const { db } = deps.platform;
  return presentTask(deps, db, call, await seenTask(db, call, taskId));
}
