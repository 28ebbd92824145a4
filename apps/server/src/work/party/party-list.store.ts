import type { PartyKind } from '@nukkad/contract/work/party/party.model';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { beginning, containing } from '../../platform/db/like.ts';
import { countFound } from '../../platform/db/count-rows.ts';
import { type PartyRow, partyTable } from './party.store.ts';

export interface PartyFilter {
  readonly organisationId: string;
  readonly kind: PartyKind | null;
  /** Empty: all. */
  readonly q: string;
}

function ofOrganisation(reader: Reader, { organisationId, kind, q }: PartyFilter) {
  let rows = reader.selectFrom('party').where('organisation_id', '=', organisationId);
  if (kind) rows = rows.where('kind', '=', kind);
  if (q === '') return rows;
  const part = containing(q);
  const begins = beginning(q);
  return rows.where((eb) =>
    eb.or([
      eb('name', 'ilike', part),
      eb('gst_number', 'ilike', begins),
      eb.exists(
        eb
          .selectFrom('party_contact')
          .select('party_contact.position')
          .whereRef('party_contact.party_id', '=', 'party.party_id')
          .where((contact) =>
            contact.or([
              contact('party_contact.mobile_number', 'like', begins),
              contact('party_contact.name', 'ilike', part),
            ]),
          ),
      ),
    ]),
  );
}

/** By name, behind the row that `after` names. */
export async function listPartyRows(
  reader: Reader,
  filter: PartyFilter,
  after: { readonly name: string; readonly id: string } | null,
  limit: number,
): Promise<PartyRow[]> {
  const rows = ofOrganisation(reader, filter)
    .select(partyTable.selected)
    .orderBy(({ fn }) => fn<string>('lower', ['name']))
    .orderBy('party_id')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) =>
      eb(eb.tuple(eb.fn<string>('lower', ['name']), eb.ref('party_id')), '>', eb.tuple(after.name, after.id)),
    )
    .execute();
}

export const countParties = (reader: Reader, filter: PartyFilter): Promise<number> =>
  countFound(reader, ofOrganisation(reader, filter).select('party_id'));

/** Those of these names, in small letters, that the organisation has. */
export async function listKnownNames(
  reader: Reader,
  organisationId: string,
  names: readonly string[],
): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select lower(name) as name from party
    where organisation_id = ${organisationId} and lower(name) ${isAmong(names, 'text')}`.execute(reader);
  return rows.map(({ name }) => name);
}

/** Those of these GST numbers that the organisation has, with the kind: `customer 29…`. */
export async function listKnownGst(
  reader: Reader,
  organisationId: string,
  gstNumbers: readonly string[],
): Promise<readonly string[]> {
  if (gstNumbers.length === 0) return [];
  const { rows } = await sql<{ known: string }>`select kind || ' ' || gst_number as known from party
    where organisation_id = ${organisationId} and gst_number ${isAmong(gstNumbers, 'text')}`.execute(reader);
  return rows.map(({ known }) => known);
}

/** Serializes imports of one organisation; answers how many parties it has. */
export async function lockParties(tx: Tx, organisationId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`party ${organisationId}`}, 0))`.execute(tx);
  return countAll(tx, organisationId);
}

export async function countAll(reader: Reader, organisationId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('party')
    .where('organisation_id', '=', organisationId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
