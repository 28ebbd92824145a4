import { type Asked, placeNamed } from './place.ts';
import { type ReadCall, type ReadDependencies, readPlace } from './read-parts.ts';

/** What cards near a place are made of, by the names of the snapshots; `more`: what the answer has besides. */
export const cardNames =
  (deps: ReadDependencies, ask: Asked, call: ReadCall, more: readonly string[] = []) =>
  async (): Promise<readonly string[]> => {
    const place = placeNamed(ask) ?? (await readPlace(deps, ask, call)).place;
    return ['catalogue', 'stars', 'places', 'setting', 'city_price', `place:${place.key}`, ...more];
  };

/** What does not depend on a place. */
export const catalogueNames = (): readonly string[] => ['catalogue'];
