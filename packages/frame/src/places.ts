/** The table of places that a frame draws: in groups on a desk, a few of them on a phone. Pure. */

/** Where a row is drawn. */
export interface Position<Group extends string> {
  readonly group: Group;
  /** Its place under the heading; in tens, so that another fits between. */
  readonly order: number;
  /** Its turn for the bar of a phone, the lowest first; left out: it is behind More. */
  readonly tab?: number;
}

export interface Place<Group extends string = string> {
  /** A path of the app. */
  readonly to: string;
  readonly position: Position<Group>;
  /** Other paths at which it is the present place: `/add-user` for the team. */
  readonly also?: readonly string[];
  /** Present at its own path alone, not at those below it. */
  readonly end?: true;
}

export interface PlaceGroup<Group extends string, Row> {
  readonly group: Group;
  readonly places: readonly Row[];
}

/** A phone's bar holds five: four places and More. */
const mostTabs = 4;

/** The rows under their headings, both in their order; a heading with nothing below it is left out. */
export function groupsOf<Group extends string, Row extends Place<Group>>(
  places: readonly Row[],
  groups: readonly Group[],
): readonly PlaceGroup<Group, Row>[] {
  const sorted = places.toSorted((one, other) => one.position.order - other.position.order);
  return groups
    .map((group) => ({ group, places: sorted.filter(({ position }) => position.group === group) }))
    .filter((one) => one.places.length > 0);
}

/** The places of a phone's bar, at most four: More takes the fifth. */
export function tabsOf<Row extends Place>(places: readonly Row[]): readonly Row[] {
  const turn = ({ position }: Row) => position.tab ?? Infinity;
  return places
    .filter(({ position }) => position.tab !== undefined)
    .toSorted((one, other) => turn(one) - turn(other))
    .slice(0, mostTabs);
}

const isBelow = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** How much of the address a place names; 0: it is another one. */
function reach(place: Place, pathname: string): number {
  const own = place.end ? pathname === place.to : isBelow(pathname, place.to);
  const matched = [
    ...(own ? [place.to] : []),
    ...(place.also ?? []).filter((path) => isBelow(pathname, path)),
  ];
  return Math.max(0, ...matched.map((path) => path.length));
}

/** The place at an address: the one that names most of it; null: none does. */
export function placeAt<Row extends Place>(places: readonly Row[], pathname: string): Row | null {
  const address = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  let best: Row | null = null;
  for (const place of places) {
    const reached = reach(place, address);
    if (reached > 0 && reached > (best ? reach(best, address) : 0)) best = place;
  }
  return best;
}
