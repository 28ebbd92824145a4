import type { LegalPage } from '@nukkad/contract/office/legal/legal-pages';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import type { Person } from '../privacy.store.ts';

export interface TermsVersion {
  readonly page: LegalPage;
  readonly number: number;
  readonly pieceId: string;
  readonly inForceAt: Date;
  /** Null: no one is asked. */
  readonly agreeFrom: Date | null;
  readonly changeEn: string;
  readonly changeHi: string;
}

/** Published versions of a page, the newest first; the first, which came with the product, is not among them. */
export async function listVersions(reader: Reader, page: LegalPage): Promise<TermsVersion[]> {
  const { rows } = await sql<TermsVersion>`select page, number, piece_id as "pieceId",
      in_force_at as "inForceAt", agree_from as "agreeFrom", change_en as "changeEn", change_hi as "changeHi"
    from terms_version where page = ${page} order by number desc limit 500`.execute(reader);
  return rows;
}

export async function findVersion(
  reader: Reader,
  { page, number }: Pick<TermsVersion, 'page' | 'number'>,
): Promise<TermsVersion | null> {
  const { rows } = await sql<TermsVersion>`select page, number, piece_id as "pieceId",
      in_force_at as "inForceAt", agree_from as "agreeFrom", change_en as "changeEn", change_hi as "changeHi"
    from terms_version where page = ${page} and number = ${number}`.execute(reader);
  return rows[0] ?? null;
}

/** Answers its number. The caller holds the lock of the page. */
export async function addVersion(tx: Tx, version: Authorized<Omit<TermsVersion, 'number'>>): Promise<number> {
  const { page, pieceId, inForceAt, agreeFrom, changeEn, changeHi } = version;
  const { rows } = await sql<{ number: number }>`insert into terms_version
      (page, number, piece_id, in_force_at, must_agree, agree_from, change_en, change_hi)
    select ${page}, coalesce(max(number), 1) + 1, ${pieceId}, ${inForceAt}, ${agreeFrom !== null}, ${agreeFrom},
      ${changeEn}, ${changeHi} from terms_version where page = ${page}
    returning number`.execute(tx);
  return rows[0]?.number ?? 0;
}

export interface Waiting extends TermsVersion {
  readonly agreeFrom: Date;
  readonly agreedTo: number | null;
}

/** The newest version of each page, where one that must be agreed to was not; from the earliest of those dates on. */
export async function listWaiting(reader: Reader, userId: string): Promise<Waiting[]> {
  const { rows } =
    await sql<Waiting>`select v.page, v.number, v.piece_id as "pieceId", v.in_force_at as "inForceAt",
      due.agree_from as "agreeFrom", due.change_en as "changeEn", due.change_hi as "changeHi", said.number as "agreedTo"
    from (select distinct on (page) * from terms_version order by page, number desc) v
      left join lateral (select max(c.notice_version::int) as number from consent_record c
        where c.user_id = ${userId} and c.purpose = v.page and c.given) said on true
      join lateral (select min(d.agree_from) as agree_from,
          string_agg(d.change_en, ' ' order by d.number) as change_en,
          string_agg(d.change_hi, ' ' order by d.number) as change_hi
        from terms_version d where d.page = v.page and d.must_agree and d.number > coalesce(said.number, 1)
          and d.in_force_at > (select u.created_at from user_account u where u.user_id = ${userId})) due
        on due.agree_from is not null
    order by v.page desc`.execute(reader);
  return rows;
}

export interface Agreed {
  readonly page: LegalPage;
  readonly number: number;
  readonly at: Date;
  readonly lang: 'en' | 'hi';
}

/** All of them: versions of a legal page are few. */
export async function listAgreed(reader: Reader, userId: string): Promise<Agreed[]> {
  const { rows } = await sql<Agreed>`select purpose as page, notice_version::int as number, at, lang
    from consent_record where user_id = ${userId} and purpose in ('terms', 'policy', 'refunds') and given
    order by at desc, consent_id desc limit 200`.execute(reader);
  return rows;
}

/** One row for each version; a second word to the same one adds nothing. */
export async function addAgreements(
  tx: Tx,
  person: Authorized<Person>,
  said: Omit<Agreed, 'page' | 'number'> & { readonly versions: readonly Pick<Agreed, 'page' | 'number'>[] },
): Promise<void> {
  const rows = said.versions.map(({ page, number }) => ({ id: newId(), page, number: String(number) }));
  await sql`insert into consent_record (consent_id, user_id, purpose, given, notice_version, lang, at)
    select id, ${person.userId}, page, true, number, ${said.lang}, ${said.at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said(id uuid, page text, number text)`.execute(
    tx,
  );
}

/** People who may sign in, in the order of their ids; who has agreed already is left out. */
export async function listToTell(
  reader: Reader,
  { page, number, after }: Pick<Agreed, 'page' | 'number'> & { readonly after: string | null },
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`select u.user_id as "userId" from user_account u
    where u.status in ('Active', 'Pending')
      and u.created_at < (select v.in_force_at from terms_version v where v.page = ${page} and v.number = ${number})
      and u.user_id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
      and not exists (select from consent_record c where c.user_id = u.user_id and c.purpose = ${page}
        and case when c.purpose = ${page} then c.notice_version::int >= ${number} end)
    order by u.user_id limit ${most}`.execute(reader);
  return rows.map(({ userId }) => userId);
}
