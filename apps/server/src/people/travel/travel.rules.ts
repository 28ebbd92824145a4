import { type Leg, mostTripDays, tripBackDays } from '@nukkad/contract/people/travel/travel.model';
import { travelErrors } from '@nukkad/contract/people/travel/travel.noun';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { Paise } from '@nukkad/contract/kernel/money';
import { addDays, dayMs, istDay } from '@nukkad/contract/kernel/time';

type Times = Pick<Leg, 'departsAt' | 'arrivesAt'>;

export interface Spell {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** YYYY-MM-DD in Asia/Kolkata. */
  readonly startsOn: string;
  readonly endsOn: string;
}

const at = (instant: string) => new Date(instant).getTime();

/** From the first departure to the last arrival. */
export function spellOf(legs: readonly Times[]): Spell {
  const startsAt = new Date(legs[0]?.departsAt ?? 0);
  const endsAt = new Date(legs.at(-1)?.arrivesAt ?? 0);
  return { startsAt, endsAt, startsOn: istDay(startsAt), endsOn: istDay(endsAt) };
}

/** Why these legs are no trip; null: they are. */
export function legsRefusal(legs: readonly Times[], now: Date): ErrorFact | null {
  const inOrder = legs.every(
    (leg, place) =>
      at(leg.arrivesAt) > at(leg.departsAt) &&
      (place === 0 || at(leg.departsAt) >= at(legs[place - 1]?.arrivesAt ?? '')),
  );
  if (!inOrder) return travelErrors.trip_leg_order;
  const { startsAt, endsAt, startsOn } = spellOf(legs);
  if (endsAt.getTime() - startsAt.getTime() > mostTripDays * dayMs) return travelErrors.trip_too_long;
  return startsOn < addDays(istDay(now), -tripBackDays) ? travelErrors.trip_past : null;
}

/** Calendar days in Asia/Kolkata, the first and the last included. */
export const daysOf = ({ startsOn, endsOn }: Pick<Spell, 'startsOn' | 'endsOn'>): number =>
  Math.round((Date.parse(endsOn) - Date.parse(startsOn)) / dayMs) + 1;

export const perDiemOf = (days: number, perDiemPaise: Paise): Paise => days * perDiemPaise;

/** The places in their order, each once where one goes on from where one arrived. */
export const routeOf = (legs: readonly Pick<Leg, 'from' | 'to'>[]): string[] =>
  legs.flatMap(({ from, to }, place) => (place > 0 && legs[place - 1]?.to === from ? [to] : [from, to]));
