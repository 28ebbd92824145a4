import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ProfileOwner } from './profile.policy.ts';

export interface CardRow {
  readonly userId: string;
  readonly slug: string;
  readonly isChosen: boolean;
  readonly isOn: boolean;
  readonly isIndexable: boolean;
  readonly showsMobile: boolean;
  readonly showsPicture: boolean;
  readonly showsAbout: boolean;
  readonly showsLanguages: boolean;
  readonly showsFirm: boolean;
  readonly headline: string;
}

const fields = sql`user_id as "userId", slug, is_chosen as "isChosen", is_on as "isOn", is_indexable as "isIndexable",
  shows_mobile as "showsMobile", shows_picture as "showsPicture", shows_about as "showsAbout",
  shows_languages as "showsLanguages", shows_firm as "showsFirm", headline`;

export async function findCard(reader: Reader, userId: string): Promise<CardRow | null> {
  const { rows } = await sql<CardRow>`select ${fields} from business_card where user_id = ${userId}`.execute(
    reader,
  );
  return rows[0] ?? null;
}

/** Made where there is none, switched off. */
export async function lockCard(
  tx: Tx,
  { userId }: Authorized<ProfileOwner>,
  freshSlug: string,
  now: Date,
): Promise<CardRow> {
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
      shows_mobile = ${c.showsMobile}, shows_picture = ${c.showsPicture}, shows_about = ${c.showsAbout},
      shows_languages = ${c.showsLanguages}, shows_firm = ${c.showsFirm}, headline = ${c.headline}, updated_at = ${now} where user_id = ${c.userId}`.execute(
    tx,
  );
}

/** The card at an address, switched on or not. */
export async function findCardAt(reader: Reader, slug: string): Promise<CardRow | null> {
  const { rows } = await sql<CardRow>`select ${fields} from business_card where slug = ${slug}`.execute(
    reader,
  );
  return rows[0] ?? null;
}

/** The former owner of this address; null: it never had one. */
export async function findFormerOwner(reader: Reader, slug: string): Promise<string | null> {
  const { rows } = await sql<{
    userId: string;
  }>`select user_id as "userId" from former_card_address where slug = ${slug}`.execute(reader);
  return rows[0]?.userId ?? null;
}

/** So many addresses stay dead for each person; older ones are free again. */
const mostFormer = 20;

/** Reserves the old address for its owner; the new address is no former one any more. */
export async function keepFormerAddress(
  tx: Tx,
  { userId }: Authorized<CardRow>,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: Date },
): Promise<void> {
  await sql`delete from former_card_address where user_id = ${userId} and slug = ${to}`.execute(tx);
  await sql`insert into former_card_address (slug, user_id, given_up_at) values (${from}, ${userId}, ${now})
    on conflict (slug) do nothing`.execute(tx);
  await sql`delete from former_card_address where user_id = ${userId} and slug not in (select slug from former_card_address
    where user_id = ${userId} order by given_up_at desc, slug limit ${mostFormer})`.execute(tx);
}
