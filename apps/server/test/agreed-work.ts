import { sql } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/id.ts';
import { newSpokenNumber } from '../src/platform/spoken-number.ts';
import type { AgreedWork } from '../src/work/project/index.ts';
import { aCategory, indiranagar } from './a-partner.ts';

const asked = new Date('2026-01-01T00:00:00.000Z');

/** A request of this customer, as it stands when it was agreed on. */
export async function anRfq(db: Database, userId: string): Promise<{ rfqId: string; reference: string }> {
  const [rfqId, reference] = [newId(), newSpokenNumber('Q')];
  await sql`insert into rfq (rfq_id, rfq_number, user_id, category_id, pincode, city_code, area, places, message, lang, status,
      answer_by, created_at, updated_at)
    values (${rfqId}, ${reference}, ${userId}, ${await aCategory(db)}, ${indiranagar.pincode}, ${indiranagar.cityCode},
      'Indiranagar', 5, 'A kitchen.', 'en', 'Request Sent', ${asked}, ${asked}, ${asked})`.execute(db);
  return { rfqId, reference };
}

/** A kitchen in an advance and two milestones: 50,000, 1,00,000 and 50,000 rupees. */
export async function agreedKitchen(
  db: Database,
  { organisationId, buyerId }: Pick<AgreedWork, 'organisationId' | 'buyerId'>,
): Promise<AgreedWork> {
  const part = (title: string, rupees: number, dueOn: string, isAdvance = false) => ({
    title,
    amountPaise: rupees * 100,
    taxPercent: 18,
    dueOn,
    isAdvance,
  });
  return {
    organisationId,
    buyerId,
    customerName: 'Asha Verma',
    ...(await anRfq(db, buyerId)),
    title: 'Kitchen for Asha',
    placeStateCode: '29',
    placeAddress: 'Indiranagar, Bengaluru 560038',
    sacCode: '995472',
    description: 'Cabinets, tiles and taps.',
    startsOn: '2026-11-02',
    dueOn: '2026-12-20',
    milestones: [
      part('Advance', 50_000, '2026-11-02', true),
      part('Cabinets', 100_000, '2026-11-25'),
      part('Tiles and taps', 50_000, '2026-12-20'),
    ],
  };
}
