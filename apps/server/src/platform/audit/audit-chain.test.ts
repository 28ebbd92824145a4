import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, freshDatabase } from '../../../test/harness/database.ts';
import { type Database, openDatabase, openPool } from '../db/database.ts';
import { audit } from '../audit.ts';
import { findHead, sealAudit } from './seal.ts';
import { verifyAudit } from './verify.ts';

let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
const now = new Date('2026-11-23T04:00:00.000Z');

beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool(database.url, { max: 12 });
  db = openDatabase(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const anAct = { actorKind: 'System', actorId: null, action: 'audit.verify', subjectKind: 'test' } as const;
const anEntry = (subjectId: string, at = now) =>
  db.transaction().execute((tx) => audit(tx, at, { ...anAct, subjectId, detail: { to: subjectId } }));
/** As the owner of the tables could: with the triggers disabled. */
const behindTheTriggers = (table: string, change: string) =>
  db.transaction().execute(async (tx) => {
    await sql.raw(`alter table ${table} disable trigger user`).execute(tx);
    await sql.raw(change).execute(tx);
    await sql.raw(`alter table ${table} enable trigger user`).execute(tx);
  });
const auditIdOf = async (subjectId: string) => {
  const { rows } = await sql<{
    id: string;
  }>`select audit_id as id from audit_log where subject_id = ${subjectId}`.execute(db);
  return rows[0]!.id;
};

test('promise 89: many writers and several sealers at once make one chain without a gap', async () => {
  const work = Array.from({ length: 60 }, (_, index) =>
    anEntry(`row-${index}`, new Date(now.getTime() - index)),
  );
  const sealers = Array.from({ length: 6 }, () => sealAudit(db, now));
  await Promise.all([...work, ...sealers]);
  await sealAudit(db, now);
  const verdict = await verifyAudit(db);
  expect(verdict).toMatchObject({ links: 60, headLink: 60, waiting: 0, faults: [] });
  expect((await findHead(db)).hash.toString('hex')).toBe(verdict.headHash);
});

test('a row that was rolled back is nowhere, and one told twice is there once', async () => {
  const auditId = randomUUID();
  const entry = { ...anAct, subjectId: 'twice', auditId };
  for (let time = 0; time < 2; time += 1) await db.transaction().execute((tx) => audit(tx, now, entry));
  await db
    .transaction()
    .execute(async (tx) => {
      await audit(tx, now, { ...entry, auditId: randomUUID() });
      throw new Error('changed its mind');
    })
    .catch(() => undefined);
  expect(await sealAudit(db, now)).toBe(1);
  expect((await verifyAudit(db)).faults).toEqual([]);
});

test('promise 89: the role of the app can change, remove or empty neither the log nor its chain', async () => {
  for (const change of [
    "update audit_log set action = 'test.other'",
    'delete from audit_log',
    'truncate audit_log',
    'update audit_link set link = link + 1',
    'delete from audit_link',
    'truncate audit_link',
  ])
    await expect(sql.raw(change).execute(db), change).rejects.toThrow('append-only');
});

test('promise 89: a changed row is found and named', async () => {
  const auditId = await auditIdOf('row-7');
  const change = (from: string, to: string) =>
    behindTheTriggers(
      'audit_log',
      `update audit_log set action = '${to}' where action = '${from}' and audit_id = '${auditId}'`,
    );
  await change('audit.verify', 'test.forged');
  expect((await verifyAudit(db)).faults).toEqual([{ kind: 'changed', link: expect.any(Number), auditId }]);
  await change('test.forged', 'audit.verify');
  expect((await verifyAudit(db)).faults).toEqual([]);
});

test('promise 89: an inserted row, a removed row and a repaired link are found', async () => {
  const removed = await auditIdOf('row-9');
  await behindTheTriggers('audit_log', `delete from audit_log where audit_id = '${removed}'`);
  await behindTheTriggers(
    'audit_log',
    `insert into audit_log (audit_id, at, actor_kind, action, subject_kind, subject_id)
     values (gen_random_uuid(), '2026-11-22', 'System', 'test.slipped', 'test', 'slipped')`,
  );
  const mended = await auditIdOf('row-20');
  await behindTheTriggers(
    'audit_link',
    `update audit_link set row_hash = sha256('mended') where audit_id = '${mended}'`,
  );
  const { faults } = await verifyAudit(db);
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'removed', auditId: removed }),
      expect.objectContaining({ kind: 'broken_chain', auditId: mended }),
      expect.objectContaining({ kind: 'changed', auditId: mended }),
      { kind: 'never_sealed', link: null, auditId: await auditIdOf('slipped') },
    ]),
  );
  expect(faults).toHaveLength(4);
});

test('promise 89: a link that was cut out of the chain is missed', async () => {
  const { faults: before } = await verifyAudit(db);
  await behindTheTriggers('audit_link', 'delete from audit_link where link = 30');
  const { faults } = await verifyAudit(db);
  expect(faults).toEqual(expect.arrayContaining([{ kind: 'missing_link', link: 30, auditId: null }]));
  expect(faults.length).toBeGreaterThan(before.length);
});
