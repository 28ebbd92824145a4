import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';

/** Any number that no other lock uses: areas and sums of two changes never overtake each other. */
const sumsLock = 727_040;

/** In one order for all changes, so that two changes of more than one never wait for each other. */
async function lockAll(tx: Tx, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await sql`select pg_advisory_xact_lock(${sumsLock}, key) from (select distinct hashtext(name) as key
    from unnest(${[...names]}::text[]) name order by key offset 0) keys`.execute(tx);
}

/** A change of one partner: beside those of others, but not beside what sums up everything anew. */
export async function lockPartnerSums(tx: Tx, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sumsLock})`.execute(tx);
  await lockAll(tx, [`partner:${organisationId}`]);
}

/** What sums up places or partners anew, alone. */
export async function lockAllSums(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sumsLock})`.execute(tx);
}

/** The cities of some PIN codes; the country's PIN codes outside of cities by their first three digits. */
export async function lockAreas(tx: Tx, pincodes: readonly string[]): Promise<void> {
  const { rows } = await sql<{
    area: string;
  }>`select distinct coalesce('city:' || city_code, 'district:' || left(pincode, 3)) as area
    from pincode where pincode ${isAmong(pincodes, 'text')}`.execute(tx);
  await lockAll(
    tx,
    rows.map(({ area }) => area),
  );
}

/** The sums of cities and of everywhere, whose versions all share. Taken last, for the short while of a few rows. */
export const lockEverywhere = (tx: Tx): Promise<void> => lockAll(tx, ['everywhere']);
