import type { RepeatTerms } from '@nukkad/contract/market/series/series.model';
import { readTogether } from '../../../platform/db/pipeline.ts';
import type { AskPlaced } from '../../cart/index.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { mayRepeat } from './series.rules.ts';
import { getSeriesRules } from './series.store.ts';

/** Of the buyer's cart as it is now; booking it checks all of this again. */
export const readRepeatTerms = (
  { platform: { db }, interfaces }: BookingDependencies,
  ask: AskPlaced,
): Promise<RepeatTerms> =>
  readTogether(db, async (reader) => {
    const cart = await interfaces.cart.anotherTime(reader, ask);
    const rules = await getSeriesRules(reader, ask.now, cart?.cityCode ?? '');
    const { mostVisits, mostDays } = rules;
    const allowed = cart !== null && mayRepeat(cart, rules);
    return { allowed, mostVisits, mostDays, laterPrice: cart?.laterPaise ?? null };
  });
