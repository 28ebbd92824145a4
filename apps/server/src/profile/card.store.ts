import { sql } from 'kysely';
import type { Authorized } from '../platform/authorize.ts';
import type { Reader, Tx } from '../platform/db/database.ts';

export interface CardRow {
  readonly userId: string;
  readonly slug: string;
  readonly isChosen: boolean;
  readonly isOn: boolean;
  readonly isIndexable: boolean;
  readonly showsMobile: boolean;
  readonly headline: string;
}

const fields = sql`user_id as "userId", slug, is_chosen as "isChosen", is_on as "isOn", is_indexable as "isIndexable",
  shows_mobile as "showsMobile", headline`;

export async function findCard(reader: Reader, userId: string): Promise<CardRow | null> {
  const { rows } = await sql<CardRow>`select ${fields} from business_card where user_id = ${userId}`.execute(
    reader,
  );
  return rows[0] ?? null;
}

/** Made where there is none, switched off. */
export async function lockCard(tx: Tx, userId: string, freshSlug: string, now: Date): Promise<CardRow> {
  await sql`insert into business_card (user_id, slug, created_at, updated_at) values (${userId}, ${freshSlug}, ${now}, ${now})
    on conflict (user_id) do nothing`.execute(tx);
  const { rows } =
    await sql<CardRow>`select ${fields} from business_card where user_id = ${userId} for update`.execute(tx);
  const [card] = rows;
  if (!card) throw new Error('A card was not made.');
  return card;
}

export async function saveCard(tx: Tx, c: Authorized<CardRow>, now: Date): Promise<void> {
  await sql`update business_card set slug = ${c.slug}, is_chosen = ${c.isChosen}, is_on = ${c.isOn}, is_indexable = ${c.isIndexable},
      shows_mobile = ${c.showsMobile}, headline = ${c.headline}, updated_at = ${now} where user_id = ${c.userId}`.execute(
    tx,
  );
}

export interface SharedCard extends CardRow {
  /** The organisation that the person owns; null: none. */
  readonly organisationId: string | null;
  /** Where it works; null: not known. */
  readonly place: string | null;
}

/** One that is switched on, of somebody whose account is not closed. */
export async function findSharedCard(reader: Reader, slug: string): Promise<SharedCard | null> {
  const { rows } =
    await sql<SharedCard>`select c.user_id as "userId", c.slug, c.is_chosen as "isChosen", c.is_on as "isOn",
      c.is_indexable as "isIndexable", c.shows_mobile as "showsMobile", c.headline, o.organisation_id as "organisationId", t.name as place
    from business_card c join user_account u using (user_id)
      left join organisation o on o.owner_user_id = c.user_id and o.status in ('Active', 'Approved')
      left join city t on t.city_code = o.city_code
    where c.slug = ${slug} and c.is_on and u.status in ('Active', 'Pending')`.execute(reader);
  return rows[0] ?? null;
}
