import type { PayLimits } from '@nukkad/contract/market/booking/pay-limits.model';
import { readTogether } from '../../../platform/db/pipeline.ts';
import type { AskPlaced } from '../../cart/index.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { capPassed, capsFor } from './caps.rules.ts';
import { countOpenOf, getCapRules } from './caps.store.ts';

/** Whether the own cart may be booked in cash or online, before it is tried; booking it counts again, behind its lock. */
export const readPayLimits = (
  { platform: { db }, interfaces }: BookingDependencies,
  ask: AskPlaced,
): Promise<PayLimits> =>
  readTogether(db, async (reader) => {
    const [cart, counts] = await Promise.all([
      interfaces.cart.anotherTime(reader, ask),
      countOpenOf(reader, ask.userId, ask.now),
    ]);
    const caps = capsFor(counts, await getCapRules(reader, ask.now, cart?.cityCode ?? ''));
    const of = (mode: 'cash' | 'online') => {
      const passed = capPassed(counts, mode, caps);
      return passed && { passed, limit: caps[passed] };
    };
    return { cash: of('cash'), online: of('online') };
  });
