/** All SQL on what one partner offers itself. */
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { Lang } from '../catalog.door.ts';

export interface OwnOfferRow {
  readonly serviceId: string;
  readonly position: number;
  readonly categoryPosition: number;
  readonly name: string;
  readonly categoryId: string;
  readonly categoryName: string;
  readonly categoryImage: string;
  readonly unit: string;
  readonly low: number;
  readonly typical: number;
  readonly high: number;
  readonly usualMinutes: number;
  /** Null: not offered. */
  readonly price: number | null;
  readonly minutes: number | null;
  readonly active: boolean | null;
}

const columns = (lang: Lang) => sql`s.service_id as "serviceId", s.position, c.position as "categoryPosition",
  ${lang === 'hi' ? sql`s.name_hi` : sql`s.name`} as name, s.category_id as "categoryId",
  ${lang === 'hi' ? sql`c.name_hi` : sql`c.name`} as "categoryName", c.picture as "categoryImage", s.unit,
  s.low_paise as low, s.typical_paise as typical, s.high_paise as high, s.minutes as "usualMinutes",
  o.price_paise as price, o.minutes, o.is_active as active`;

/** Category position, position, id: the order of the catalogue. */
export type OwnOfferKey = readonly [number, number, string];

export interface OwnOffersAsked {
  readonly organisationId: string;
  readonly lang: Lang;
  readonly categoryId: string | undefined;
  /** Also those that it does not offer. */
  readonly catalogue: boolean;
  readonly after: OwnOfferKey | null;
  readonly limit: number;
}

export async function listOwnOffers(reader: Reader, asked: OwnOffersAsked): Promise<OwnOfferRow[]> {
  const { organisationId, lang, categoryId = null, catalogue, after, limit } = asked;
  const later = after
    ? sql`(c.position, s.position, s.service_id) > (${after[0]}::int, ${after[1]}::int, ${after[2]})`
    : sql`true`;
  const { rows } = await sql<OwnOfferRow>`select ${columns(lang)}
    from service s join category c using (category_id)
      left join partner_service o on o.service_id = s.service_id and o.organisation_id = ${organisationId}
    where (${categoryId}::text is null or s.category_id = ${categoryId})
      and (o.service_id is not null or (${catalogue}::boolean and s.is_active)) and ${later}
    order by c.position, s.position, s.service_id limit ${limit}`.execute(reader);
  return rows;
}

export async function findOwnOffer(
  reader: Reader,
  asked: { readonly organisationId: string; readonly serviceId: string; readonly lang: Lang },
): Promise<OwnOfferRow | null> {
  const { rows } = await sql<OwnOfferRow>`select ${columns(asked.lang)}
    from service s join category c using (category_id)
      left join partner_service o on o.service_id = s.service_id and o.organisation_id = ${asked.organisationId}
    where s.service_id = ${asked.serviceId} and (s.is_active or o.service_id is not null)`.execute(reader);
  return rows[0] ?? null;
}

/** The status of the account, kept from changing until the transaction ends. */
export async function holdStatus(tx: Tx, organisationId: string): Promise<string | null> {
  const { rows } = await sql<{ status: string }>`select status from organisation
    where organisation_id = ${organisationId} for share`.execute(tx);
  return rows[0]?.status ?? null;
}

export interface OfferTerms {
  readonly organisationId: string;
  readonly serviceId: string;
  readonly price: number;
  readonly minutes: number;
  readonly active: boolean;
}

export async function insertOffer(tx: Tx, offer: Authorized<OfferTerms>): Promise<boolean> {
  const { rows } =
    await sql`insert into partner_service (organisation_id, service_id, price_paise, minutes, is_active)
    values (${offer.organisationId}, ${offer.serviceId}, ${offer.price}, ${offer.minutes}, ${offer.active})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

export async function saveOffer(tx: Tx, offer: Authorized<OfferTerms>): Promise<void> {
  await sql`update partner_service set price_paise = ${offer.price}, minutes = ${offer.minutes}, is_active = ${offer.active}
    where organisation_id = ${offer.organisationId} and service_id = ${offer.serviceId}`.execute(tx);
}

/** What a partner offers now. */
export async function countOffers(reader: Reader, organisationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from partner_service join service using (service_id)
    where organisation_id = ${organisationId} and partner_service.is_active and service.is_active`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}
