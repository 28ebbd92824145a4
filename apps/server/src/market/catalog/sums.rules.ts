/** How a partner reaches a place: the order of those who may be asked there, then the way in metres. */
export interface Reach {
  /** Null: the partner is not active, or the place is everywhere, where its stars alone count. */
  readonly rank: number | null;
  readonly metres: number;
}

/** A PIN code that a partner serves, or did before. */
export interface AreaChange {
  readonly pincode: string;
  readonly cityCode: string | null;
  /** Null: not served. */
  readonly before: Reach | null;
  readonly after: Reach | null;
}

/** What an offer counts for in the sums of the places where it is made. */
export interface SummedOffer {
  readonly price: number;
  readonly stars: number;
  readonly count: number;
  readonly registered: boolean;
  /** For each weekday from Monday; null: closed. */
  readonly latest: readonly (number | null)[];
}

export interface OfferChange {
  readonly serviceId: string;
  /** Null: it is not made any more, or was not made before. */
  readonly before: SummedOffer | null;
  readonly after: SummedOffer | null;
}

/** An offer at a place: how the partner reached it, and does now. */
export interface PlaceChange {
  readonly place: string;
  readonly serviceId: string;
  /** Null: not served. */
  readonly before: Reach | null;
  readonly after: Reach | null;
}

type Span = Pick<PlaceChange, 'place' | 'before' | 'after'>;

const least = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** The rank rises with the way, so the nearest PIN code has the least of both. */
const nearer = (one: Reach | null, other: Reach | null): Reach | null =>
  one === null || other === null
    ? (one ?? other)
    : { rank: least(one.rank, other.rank), metres: Math.min(one.metres, other.metres) };

const ofEverywhere: Reach = { rank: null, metres: 0 };

/** A city is as far away as the nearest of its PIN codes. */
function citiesOf(area: readonly AreaChange[]): Span[] {
  const cities = new Map<string, Span>();
  for (const { cityCode, before, after } of area) {
    if (cityCode === null) continue;
    const place = `city:${cityCode}`;
    const known = cities.get(place) ?? { place, before: null, after: null };
    cities.set(place, { place, before: nearer(known.before, before), after: nearer(known.after, after) });
  }
  return [...cities.values()];
}

const isChanged = <Value>({ before, after }: { readonly before: Value; readonly after: Value }) =>
  JSON.stringify(before) !== JSON.stringify(after);

export interface ChangedPlaces {
  readonly pincodes: readonly PlaceChange[];
  /** Cities and everywhere. */
  readonly beyond: readonly PlaceChange[];
}

/** Each place and service whose sums a change of a partner touches: a changed offer everywhere, an unchanged one where the area changed. */
export function placesOfChange(area: readonly AreaChange[], offers: readonly OfferChange[]): ChangedPlaces {
  const touched = (places: readonly Span[]): PlaceChange[] =>
    offers.flatMap((offer) => {
      const ofOffer = isChanged(offer) ? places : places.filter(isChanged);
      return ofOffer.map((span) => ({ ...span, serviceId: offer.serviceId }));
    });
  return {
    pincodes: touched(area.map(({ pincode, before, after }) => ({ place: pincode, before, after }))),
    beyond: touched([...citiesOf(area), { place: 'everywhere', before: ofEverywhere, after: ofEverywhere }]),
  };
}
