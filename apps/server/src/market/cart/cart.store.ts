import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { sendOff } from '../../platform/db/pipeline.ts';
import { newId } from '../../platform/id.ts';
import type { StoredCart, StoredLine } from './cart.rules.ts';
import type { PersonalPort } from '../../platform/personal.ts';

interface CartRow {
  readonly cartId: string;
  readonly userId: string;
  readonly organisationId: string | null;
  readonly askedStaffId: string | null;
  readonly addressId: string | null;
  readonly couponIds: readonly string[];
  readonly slotId: number | null;
  readonly day: string | null;
  readonly arrivesAt: Date | null;
  readonly lines: readonly StoredLine[];
}

const asCart = ({ slotId, day, arrivesAt, ...row }: CartRow): StoredCart => ({
  ...row,
  time: slotId === null || day === null ? null : { slotId, day, ...(arrivesAt && { arrivesAt }) },
});

/** Null before anything was ever put in. */
export async function findCart(reader: Reader, userId: string): Promise<StoredCart | null> {
  const { rows } = await sql<CartRow>`
    select c.cart_id as "cartId", c.user_id as "userId", c.organisation_id as "organisationId", c.asked_staff_id as "askedStaffId", c.address_id as "addressId",
      c.slot_id as "slotId", c.day, c.arrives_at as "arrivesAt", array_remove(array[c.coupon_id, c.also_coupon_id], null) as "couponIds",
      coalesce((select jsonb_agg(jsonb_build_object('lineId', l.line_id, 'serviceId', l.service_id, 'quantity', l.quantity,
        'optionIds', l.option_ids) order by l.position) from cart_line l where l.cart_id = c.cart_id), '[]') as lines
    from cart c where c.user_id = ${userId}`.execute(reader);
  return rows[0] ? asCart(rows[0]) : null;
}

/** For what belongs to the cart and is asked together with it. */
export const cartIdOf = (userId: string) => sql<string>`(select cart_id from cart where user_id = ${userId})`;
export const addressIdOf = (userId: string) =>
  sql<string>`(select address_id from cart where user_id = ${userId})`;

/** The buyer's cart, locked, or null where there is none yet. */
export async function lockCart(tx: Tx, userId: string): Promise<StoredCart | null> {
  const locked = sql`select 1 from cart where user_id = ${userId} for update`.execute(tx);
  const [, cart] = await Promise.all([locked, findCart(tx, userId)]);
  return cart;
}

/** The buyer's cart, locked; made on first use. */
export async function lockOrMakeCart(
  tx: Tx,
  { userId }: Authorized<Pick<StoredCart, 'userId'>>,
  now: Date,
): Promise<StoredCart> {
  await sql`insert into cart (cart_id, user_id, updated_at) values (${newId()}, ${userId}, ${now})
    on conflict (user_id) do nothing`.execute(tx);
  const cart = await lockCart(tx, userId);
  if (!cart) throw new Error('A cart that was just made is gone.');
  return cart;
}

export async function saveCart(tx: Tx, cart: Authorized<StoredCart>, now: Date): Promise<void> {
  await sql`update cart set organisation_id = ${cart.organisationId}, asked_staff_id = ${cart.askedStaffId}, address_id = ${cart.addressId},
      slot_id = ${cart.time?.slotId ?? null}, day = ${cart.time?.day ?? null}, arrives_at = ${cart.time?.arrivesAt ?? null}, coupon_id = ${cart.couponIds[0] ?? null},
      also_coupon_id = ${cart.couponIds[1] ?? null}, updated_at = ${now}
    where cart_id = ${cart.cartId}`.execute(tx);
}

export async function saveLines(tx: Tx, cart: Authorized<StoredCart>): Promise<void> {
  await sql`delete from cart_line where cart_id = ${cart.cartId}`.execute(tx);
  const lines = cart.lines.map((line, position) => ({ ...line, position }));
  await sql`insert into cart_line (line_id, cart_id, position, service_id, quantity, option_ids)
    select "lineId", ${cart.cartId}, position, "serviceId", quantity, "optionIds"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line ("lineId" uuid, position smallint, "serviceId" text, quantity smallint, "optionIds" text[])`.execute(
    tx,
  );
}

/** The address stays: the next booking is mostly for the same place. */
export async function emptyCart(tx: Tx, { cartId }: Authorized<Pick<StoredCart, 'cartId'>>): Promise<void> {
  const emptied = sql`with taken_out as (delete from cart_line where cart_id = ${cartId})
    update cart set organisation_id = null, asked_staff_id = null, slot_id = null, day = null, arrives_at = null, coupon_id = null, also_coupon_id = null where cart_id = ${cartId}`;
  await sendOff(tx, emptied);
}

export async function countLines(reader: Reader, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from cart_line l join cart c on c.cart_id = l.cart_id where c.user_id = ${userId}`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}

export const cartPersonal: PersonalPort = {
  tables: [
    {
      table: 'cart_line',
      title: 'Cart',
      whose: (userId) => sql`t.cart_id in (select c.cart_id from cart c where c.user_id = ${userId})`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'cart',
      title: 'Cart',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'cancellation_charge',
      title: 'Cancellation charges',
      whose: (userId) => sql`t.buyer_id = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
  ],
};
