/** What the installation's secret encrypts, encrypted anew with another secret: in lots, and begun again where it was stopped. */
import { systemAuthorized } from '../authorize.ts';
import type { Database } from '../db/database.ts';
import type { SecretChange } from '../encryption.ts';
import { secretFingerprint } from '../secret-fingerprint.ts';
import {
  countOtherSessions,
  findSecretChange,
  finishSecretChange,
  lockLot,
  saveSealed,
  startSecretChange,
} from './sealed.store.ts';
import type { SealedColumns, SealedRow } from './sealed-columns.ts';

const lotSize = 500;
/** Enough to tell a wrong secret from a row that is damaged. */
const sampleSize = 20;
const why = 'the operator gave the installation another secret' as const;

/** Why nothing was changed, for the operator. */
export class ChangeRefused extends Error {}

export interface Resealed {
  /** Rows that were encrypted anew now. */
  readonly rows: number;
  /** Table and key of rows that neither secret opens; they were left. */
  readonly unreadable: readonly string[];
}

interface Parts {
  readonly db: Database;
  readonly sealed: readonly SealedColumns[];
  readonly change: SecretChange;
  readonly now: () => Date;
}

export async function changeSecret({ db, sealed, change, now }: Parts): Promise<Resealed> {
  const names = {
    former: secretFingerprint(change.former),
    wanted: secretFingerprint(change.wanted),
  };
  if (names.former === names.wanted)
    throw new ChangeRefused('APP_SECRET and APP_SECRET_BEFORE are the same: there is nothing to change.');
  await refuseOthers(db, names);
  await refuseWrongSecrets(db, sealed, change);
  const permit = systemAuthorized(names, why);
  await startSecretChange(db, permit, now());
  const done: Resealed[] = [];
  for (const one of sealed) done.push(await resealTable(db, one, change));
  await finishSecretChange(db, permit, now());
  return {
    rows: done.reduce((sum, { rows }) => sum + rows, 0),
    unreadable: done.flatMap(({ unreadable }) => unreadable),
  };
}

/** A server would go on writing with the secret that it was started with. `db` has one connection. */
export async function refuseBesideServers(db: Database): Promise<void> {
  if ((await countOtherSessions(db)) > 0)
    throw new ChangeRefused('A server runs on this database. Stop every server first, then run this again.');
}

/** One that was stopped goes on, or back, with the same two secrets. */
async function refuseOthers(db: Database, names: { former: string; wanted: string }): Promise<void> {
  const begun = await findSecretChange(db);
  if (!begun || begun.finishedAt !== null) return;
  const known = [begun.former, begun.wanted];
  if (!known.includes(names.former) || !known.includes(names.wanted))
    throw new ChangeRefused(
      'Another change of the secret was stopped before its end. Finish it with the two secrets it was begun with.',
    );
}

/** Before the first row is written: of the first rows of all tables one at least opens with one of the two. */
async function refuseWrongSecrets(
  db: Database,
  sealed: readonly SealedColumns[],
  change: SecretChange,
): Promise<void> {
  let looked = 0;
  for (const one of sealed) {
    const rows = await db.transaction().execute((tx) => lockLot(tx, one, null, sampleSize));
    if (rows.some((row) => one.anew(row, change) !== null)) return;
    looked += rows.length;
  }
  if (looked > 0)
    throw new ChangeRefused('APP_SECRET_BEFORE is not the secret of before: it opens nothing here.');
}

async function resealTable(db: Database, one: SealedColumns, change: SecretChange): Promise<Resealed> {
  let after: readonly unknown[] | null = null;
  let rows = 0;
  const unreadable: string[] = [];
  for (;;) {
    const lot = await resealLot(db, { one, after, change });
    rows += lot.rows;
    unreadable.push(...lot.unreadable);
    if (!lot.last) return { rows, unreadable };
    after = lot.last;
  }
}

interface Lot {
  readonly one: SealedColumns;
  readonly after: readonly unknown[] | null;
  readonly change: SecretChange;
}

const resealLot = (db: Database, { one, after, change }: Lot) =>
  db.transaction().execute(async (tx) => {
    const { table, key } = one;
    const keyOf = (row: SealedRow) => key.map((column) => row[column]);
    const found = await lockLot(tx, one, after, lotSize);
    const unreadable: string[] = [];
    let rows = 0;
    for (const row of found) {
      const fresh = one.anew(row, change);
      if (fresh === null) unreadable.push(`${table} ${keyOf(row).map(String).join(' ')}`);
      if (fresh === null || Object.keys(fresh).length === 0) continue;
      await saveSealed(tx, systemAuthorized({ table, key, row }, why), fresh);
      rows += 1;
    }
    const last = found.length === lotSize ? found.at(-1) : undefined;
    return { rows, unreadable, last: last ? keyOf(last) : null };
  });
