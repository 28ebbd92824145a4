import type { PayLaterState } from '@nukkad/contract/money/pay-later/pay-later.model';
import type { Reader } from '../../platform/db/database.ts';
import type { PayLaterDependencies } from './pay-later.dependencies.ts';
import { limitOf } from './pay-later.rules.ts';
import { readOwed, readRules } from './pay-later.store.ts';

/** What a customer may pay later now; the shape that the calls answer with. */
export interface Standing {
  readonly state: PayLaterState;
  readonly limit: number;
  readonly used: number;
  readonly left: number;
  readonly due: number;
  readonly dueDays: number;
  readonly bookingsLeft: number;
}

/** Behind the account's lock it is what holds; without it, what a screen shows. */
export async function readStanding(
  { booking }: Pick<PayLaterDependencies, 'booking'>,
  reader: Reader,
  userId: string,
  now: Date,
): Promise<Standing> {
  const rules = await readRules(reader, now);
  const [owed, closed, charges] = await Promise.all([
    readOwed(reader, userId, now),
    booking.countClosed(reader, userId),
    booking.readCharges(reader, userId, now),
  ]);
  const owesCharge = charges.some(
    ({ carried, collectedWith }) => carried > 0 && !(collectedWith?.paid ?? false),
  );
  const { state, limitPaise, leftPaise, bookingsLeft } = limitOf({ ...owed, closed, owesCharge }, rules);
  return {
    state,
    limit: limitPaise,
    used: owed.usedPaise,
    left: leftPaise,
    due: owed.duePaise,
    dueDays: rules.dueDays,
    bookingsLeft,
  };
}
