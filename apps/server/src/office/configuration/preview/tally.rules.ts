/** What a change would have done, added up visit by visit. Pure. */
import type { PreviewSum } from '@nukkad/contract/office/configuration/configuration.model';

/** Who has how much of one visit, in paise. */
export interface Shares {
  readonly customersPaise: number;
  readonly partnersPaise: number;
  readonly platformPaise: number;
}

/** One visit as it was, and as it would have been. */
export interface Replayed {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly cityCode: string;
  readonly categoryId: string;
  /** Null: what it would have changed cannot be said. */
  readonly shares: { readonly before: Shares; readonly after: Shares } | null;
}

interface PlaceTally extends Shares {
  readonly cityCode: string;
  readonly categoryId: string;
  readonly bookings: number;
}

interface Example {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly before: Shares;
  readonly after: Shares;
}

export interface Tally {
  readonly affected: number;
  readonly before: Shares;
  readonly after: Shares;
  readonly places: readonly PlaceTally[];
  readonly examples: readonly Example[];
}

const nothing: Shares = { customersPaise: 0, partnersPaise: 0, platformPaise: 0 };
export const emptyTally: Tally = { affected: 0, before: nothing, after: nothing, places: [], examples: [] };

const examplesKept = 5;

const plus = (one: Shares, other: Shares): Shares => ({
  customersPaise: one.customersPaise + other.customersPaise,
  partnersPaise: one.partnersPaise + other.partnersPaise,
  platformPaise: one.platformPaise + other.platformPaise,
});
const minus = (one: Shares, other: Shares): Shares => ({
  customersPaise: one.customersPaise - other.customersPaise,
  partnersPaise: one.partnersPaise - other.partnersPaise,
  platformPaise: one.platformPaise - other.platformPaise,
});
const isSame = (one: Shares, other: Shares) =>
  Object.values(minus(one, other)).every((difference) => difference === 0);
const sizeOf = (shares: Shares) =>
  Math.max(...Object.values(shares).map((amount: number) => Math.abs(amount)));

/** The visits of a step that the change touches; where nothing can be reckoned, all of them. */
const touched = (visits: readonly Replayed[]) =>
  visits.filter(({ shares }) => shares === null || !isSame(shares.before, shares.after));

function addPlaces(places: readonly PlaceTally[], visits: readonly Replayed[]): PlaceTally[] {
  const byPlace = new Map(places.map((place) => [`${place.cityCode} ${place.categoryId}`, place]));
  for (const { cityCode, categoryId, shares } of visits) {
    const key = `${cityCode} ${categoryId}`;
    const known = byPlace.get(key) ?? { cityCode, categoryId, bookings: 0, ...nothing };
    const change = shares ? minus(shares.after, shares.before) : nothing;
    byPlace.set(key, { ...known, ...plus(known, change), bookings: known.bookings + 1 });
  }
  return [...byPlace.values()];
}

/** The visits with the largest difference, of those seen before and now. */
function keepExamples(examples: readonly Example[], visits: readonly Replayed[]): Example[] {
  const found = visits.flatMap(({ bookingId, bookingNumber, shares }) =>
    shares ? [{ bookingId, bookingNumber, ...shares }] : [],
  );
  const size = ({ before, after }: Example) => sizeOf(minus(after, before));
  return [...examples, ...found].toSorted((a, b) => size(b) - size(a)).slice(0, examplesKept);
}

/** The sums with one more step of visits. */
export function addStep(tally: Tally, visits: readonly Replayed[]): Tally {
  const concerned = touched(visits);
  const sums = concerned.reduce(
    ({ before, after }, { shares }) =>
      shares ? { before: plus(before, shares.before), after: plus(after, shares.after) } : { before, after },
    { before: tally.before, after: tally.after },
  );
  return {
    affected: tally.affected + concerned.length,
    ...sums,
    places: addPlaces(tally.places, concerned),
    examples: keepExamples(tally.examples, concerned),
  };
}

export const sumOf = (tally: Pick<Tally, 'before' | 'after'>, of: keyof Shares): PreviewSum => ({
  beforePaise: tally.before[of],
  afterPaise: tally.after[of],
  changePaise: tally.after[of] - tally.before[of],
});

/** Those where it moves most, or where most visits were. */
export const largestPlaces = (places: readonly PlaceTally[], most: number): PlaceTally[] =>
  places
    .toSorted((a, b) => sizeOf(minus(b, nothing)) - sizeOf(minus(a, nothing)) || b.bookings - a.bookings)
    .slice(0, most);
