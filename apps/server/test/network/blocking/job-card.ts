import * as api from '@nukkad/contract/network/job-card/job-card.api';
import { sql } from 'kysely';
import { newId } from '../../../src/platform/id.ts';
import { aCategory, aPartner, indiranagar } from '../../fixtures/a-partner.ts';
import type { InNetwork, NetworkFixture } from '../../fixtures/network-fixture.ts';
import type { Blocking, Three } from './blocking-row.ts';

/** A card of its author about a finished booking of the customer. */
export async function aCard(
  { app }: NetworkFixture,
  {
    author,
    customer,
    status,
  }: Record<'author' | 'customer', InNetwork> & { readonly status: 'draft' | 'agreed' },
): Promise<string> {
  const { db } = app.platform;
  const now = app.clock.now();
  const [cardId, bookingId, categoryId] = [newId(), newId(), await aCategory(db)];
  const { organisationId } = await aPartner(db, { categoryId, professionals: 0 });
  await sql`insert into booking (booking_id, booking_number, buyer_id, organisation_id, city_code, category_id, status,
      version, starts_at, ends_at, price, total_paise, payment_mode, payment_status, contact_name, formatted_address, locality,
      pincode, state_code, latitude, longitude, created_at, completed_at)
    values (${bookingId}, ${`B${bookingId.slice(-11, -6)}-${bookingId.slice(-5)}`.toUpperCase()}, ${customer.viewer.userId},
      ${organisationId}, ${indiranagar.cityCode}, ${categoryId}, 'Closed', 1, ${now}, ${new Date(now.getTime() + 3_600_000)},
      '{}', 1, 'cash', 'paid', '', '', '', ${indiranagar.pincode}, '29', 12.97, 77.64, ${now}, ${now})`.execute(
    db,
  );
  await sql`insert into network_job_card (card_id, booking_id, author_id, buyer_id, city_code, place, services, month, words,
      with_photos, status, created_at, updated_at, version)
    values (${cardId}, ${bookingId}, ${author.memberId}, ${customer.viewer.userId}, ${indiranagar.cityCode}, 'Indiranagar',
      '{Fans}', '2026-01', 'Done.', false, ${status}, ${now}, ${now}, 1)`.execute(db);
  return cardId;
}

/** A card of the other one about a booking of the one who looks, to which its customer agreed. */
const agreed = (net: NetworkFixture, { looker, other }: Three): Promise<string> =>
  aCard(net, { author: other, customer: looker, status: 'agreed' });

export const blocking: Blocking = {
  rows: [
    {
      call: 'GET /job-cards/shown',
      arrange: agreed,
      shows: async ({ app }, { looker, other }) => {
        const query = { memberId: other.memberId };
        return (await app.as(looker.viewer).call(api.listShownJobCards, { query })).items.length > 0;
      },
    },
    {
      call: 'GET /job-cards',
      arrange: agreed,
      shows: async ({ app }, { looker, other }) => {
        const { items } = await app.as(looker.viewer).call(api.listJobCards, { query: { of: 'about_me' } });
        return items.some(({ author }) => author?.memberId === other.memberId);
      },
    },
  ],
  without: {
    'GET /job-cards/jobs': 'Own finished bookings alone; who may be asked is judged where they are asked.',
    'GET /job-cards/card': 'A customer reads and withdraws it also after a block, without who its author is.',
    'POST /job-cards': 'A draft that its author alone reads; its own test tries a block.',
    'PATCH /job-cards':
      'Own cards alone; that who is blocked does not ask is tried in the test of job cards.',
    'PUT /job-cards/consent': 'A customer may always answer, and withdraw, after a block as well.',
  },
};
