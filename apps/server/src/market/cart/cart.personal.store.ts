import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

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
