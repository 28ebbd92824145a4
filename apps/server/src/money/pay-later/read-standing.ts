import type { Reader } from '../../platform/db/database.ts';
import type { PayLaterDependencies, Standing } from './pay-later.interface.ts';
import { limitOf } from './pay-later.rules.ts';
import { readOwed, readRules } from './pay-later.store.ts';

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
