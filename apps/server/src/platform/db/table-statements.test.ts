import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
} from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { type Authorized, systemAuthorized } from '../authorize.ts';
import type { Tx } from './database.ts';
import type { DB } from './schema.gen.ts';
import { type RowOf, tableColumns } from './table-columns.ts';

const columns = {
  reminderId: 'reminder_id',
  projectId: 'project_id',
  organisationId: 'organisation_id',
  userId: 'user_id',
  words: 'words',
  remindAt: 'remind_at',
  toldAt: 'told_at',
  createdAt: 'created_at',
} as const;
const table = tableColumns('project_reminder', columns);
type ReminderRow = RowOf<'project_reminder', typeof columns>;

interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}
let sent: Sent[];
let tx: Tx;

/** Answers nothing and takes down what it is sent. */
function recorded(): Tx {
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<object>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  const db = new Kysely<DB>({
    dialect,
    log: ({ query }) => void sent.push({ text: query.sql, values: query.parameters }),
  });
  return new Transaction<DB>({
    config: { dialect },
    dialect,
    driver: dialect.createDriver(),
    executor: db.getExecutor(),
  });
}
beforeEach(() => {
  sent = [];
  tx = recorded();
});

const now = new Date('2026-03-02T06:30:00Z');
const row = {
  words: 'Order tiles',
  reminderId: 'r',
  projectId: 'p',
  organisationId: 'o',
  userId: null,
  remindAt: now,
  toldAt: null,
  createdAt: now,
  isLate: true,
};
const allowed = systemAuthorized(row, 'A test writes it.');

test('a row is found and locked by one column or by several, in the words of the builder', async () => {
  expect(await table.findBy('reminderId')(tx, 'r')).toBeNull();
  await table.lockBy('organisationId', 'reminderId')(tx, 'o', 'r');
  const byBuilder = tx.selectFrom('project_reminder').select(table.selected);
  const found = byBuilder.where('reminder_id', '=', 'r').compile();
  const locked = byBuilder.where('organisation_id', '=', 'o').where('reminder_id', '=', 'r').forUpdate();
  expect(sent).toEqual([
    { text: found.sql, values: ['r'] },
    { text: locked.compile().sql, values: ['o', 'r'] },
  ]);
});

test('a new row has the columns of the list, and nothing else that the row holds', async () => {
  await table.insert(tx, allowed);
  const { sql, parameters } = tx.insertInto('project_reminder').values(table.written(row)).compile();
  expect(sent).toEqual([{ text: sql, values: parameters }]);
  expect(parameters).toEqual(['r', 'p', 'o', null, 'Order tiles', now, null, now]);
});

test('what is saved of a row is all but its key and what never changes, or what is named', async () => {
  await table.saveBy('reminderId').but('projectId', 'organisationId', 'userId', 'createdAt')(tx, allowed);
  await table.saveBy('organisationId', 'reminderId').only('toldAt', 'words')(tx, allowed);
  expect(sent).toEqual([
    {
      text: 'update "project_reminder" set "words" = $1, "remind_at" = $2, "told_at" = $3 where "reminder_id" = $4',
      values: ['Order tiles', now, null, 'r'],
    },
    {
      text: 'update "project_reminder" set "words" = $1, "told_at" = $2 where "organisation_id" = $3 and "reminder_id" = $4',
      values: ['Order tiles', null, 'o', 'r'],
    },
  ]);
});

test('a column that a row leaves open is not written, and the next row that has it writes it again', async () => {
  const save = table.saveBy('reminderId').only('words', 'toldAt');
  const half: Partial<ReminderRow> = { words: undefined };
  await save(tx, systemAuthorized({ ...row, ...half }, 'A test writes it.'));
  await save(tx, allowed);
  expect(sent.map(({ text }) => text)).toEqual([
    'update "project_reminder" set "told_at" = $1 where "reminder_id" = $2',
    'update "project_reminder" set "words" = $1, "told_at" = $2 where "reminder_id" = $3',
  ]);
});

test('what is no column, a row without a permit or with another, and a list that leaves out what an insert needs do not compile', async () => {
  // @ts-expect-error -- must not compile: there is no column `colour`
  expect(() => table.findBy('colour')).not.toThrow();
  // @ts-expect-error -- must not compile: the key is a text
  const byNumber: (reader: Tx, id: number) => Promise<unknown> = table.findBy('reminderId');
  // @ts-expect-error -- must not compile: no policy has allowed the row
  await table.insert(tx, row);
  const added: Authorized<ReminderRow, 'add'> = allowed;
  // @ts-expect-error -- must not compile: the permit is for `add`
  await table.insert<'close'>(tx, added);
  const part = tableColumns('project_reminder', { reminderId: 'reminder_id', words: 'words' });
  // @ts-expect-error -- must not compile: a reminder is of a project
  await part.insert(tx, allowed);
  expect(byNumber).toBeTypeOf('function');
});
