import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { taskEvents } from '@nukkad/contract/people/task/task.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import type { TaskDependencies } from './task.interface.ts';
import { type TaskRow, findTask } from './task.store.ts';

interface OfTask {
  readonly taskId: string;
  readonly organisationId: string;
  readonly userIds: readonly string[];
  readonly by: string | null;
}
type Heard<Facts> = { readonly facts: Facts };

const opens = ({ taskId }: { readonly taskId: string }) => screenAddress.task(taskId);
const all = (userIds: readonly string[]) => userIds.map((userId) => ({ userId, as: userId }));

/** Those who do it; where no one does, its author. */
const doers = ({ assignees, createdBy }: TaskRow): readonly string[] =>
  assignees.length > 0 ? assignees.map(({ userId }) => userId) : [createdBy ?? ''].filter(Boolean);

const lookAt = async ({ facts }: Heard<OfTask>, reader: Reader): Promise<TaskRow | null> =>
  findTask(reader, facts.organisationId, facts.taskId);

/** Still open when it is told. */
const lookOpen = async (heard: Heard<OfTask>, reader: Reader): Promise<TaskRow | null> => {
  const row = await lookAt(heard, reader);
  return row?.endedAt === null ? row : null;
};

const toDoers = async (heard: Heard<OfTask>, reader: Reader) => {
  const row = await lookAt(heard, reader);
  return row ? all(doers(row)) : [];
};

const common = { tag: 'team', opens } as const;

/** By the clock. */
const timeNotices = (): readonly Notice[] => [
  notice('task.tell_due', taskEvents.due, {
    ...common,
    to: toDoers,
    look: lookOpen,
    words: ({ title, remindDays }) =>
      remindDays === 0
        ? text({ en: `due today: “${title}”`, hi: `आज पूरा करना है: “${title}”` })
        : text({ en: `due soon: “${title}”`, hi: `जल्द पूरा करना है: “${title}”` }),
  }),
  notice('task.tell_overdue', taskEvents.overdue, {
    ...common,
    to: async ({ facts }) => all(facts.userIds),
    look: lookOpen,
    words: ({ title }) => text({ en: `overdue: “${title}”`, hi: `समय बीत गया: “${title}”` }),
  }),
];

/** What became of it, to who waits for it. */
const resultNotices = ({ partner }: Pick<TaskDependencies, 'partner'>): readonly Notice[] => [
  notice('task.tell_author', taskEvents.closed, {
    ...common,
    to: async ({ facts }, reader) => {
      const row = await findTask(reader, facts.organisationId, facts.taskId);
      return row?.createdBy === facts.by ? [] : person(row?.createdBy);
    },
    look: async (heard, reader) => {
      const row = await lookAt(heard, reader);
      return row?.status === 'Closed' ? row : null;
    },
    words: ({ title }) => text({ en: `done: “${title}”`, hi: `काम पूरा हुआ: “${title}”` }),
  }),
  notice('task.tell_owner', taskEvents.handedOver, {
    tag: 'team',
    opens: () => screenAddress.allTasks,
    to: async ({ facts: { organisationId } }, reader) =>
      person((await partner.getOrganisations(reader, [organisationId])).get(organisationId)?.ownerUserId),
    look: async ({ facts: { staffId, count } }, reader) => ({
      name: (await partner.getStaff(reader, [staffId])).get(staffId)?.fullName ?? '',
      count,
    }),
    words: ({ name, count }) =>
      text({
        en: `${name} left the team. Tasks that need someone new: ${count}`,
        hi: `${name} टीम से चले गए। जिन कामों के लिए कोई और चाहिए: ${count}`,
      }),
  }),
];

/** Who has something to do, and who waits for it. */
export function taskNotices({ account, partner }: TaskDependencies): readonly Notice[] {
  return [
    notice('task.tell_assignee', taskEvents.assigned, {
      ...common,
      to: async ({ facts }) => (facts.userId === facts.by ? [] : person(facts.userId)),
      look: lookOpen,
      words: ({ title }) => text({ en: `new task for you: “${title}”`, hi: `आपके लिए नया काम: “${title}”` }),
    }),
    notice('task.tell_comment', taskEvents.commented, {
      ...common,
      to: async ({ facts }) => all(facts.userIds.filter((one) => one !== facts.by)),
      look: async (heard, reader) => {
        const [row, names] = await Promise.all([
          lookAt(heard, reader),
          account.namesOf(reader, [heard.facts.by]),
        ]);
        return row && { title: row.title, name: names.get(heard.facts.by ?? '') ?? '' };
      },
      words: ({ title, name }) =>
        text({ en: `${name} commented on “${title}”`, hi: `${name} ने “${title}” पर टिप्पणी की` }),
    }),
    ...timeNotices(),
    ...resultNotices({ partner }),
  ];
}
