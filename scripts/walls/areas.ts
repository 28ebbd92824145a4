import { readdirSync } from 'node:fs';
import path from 'node:path';

/** What each floor holds beside its areas. */
const floors: Readonly<Record<string, readonly string[]>> = {
  'packages/contract/src': ['kernel'],
  'apps/server/src': ['platform'],
  'apps/web/src': ['app', 'nouns', 'platform', 'ui'],
  'apps/backoffice/src': ['app', 'nouns', 'platform', 'ui'],
};

/** One domain as one floor has it: `{ floor: 'apps/server/src', area: 'market', domain: 'booking' }`. */
export interface Placed {
  readonly floor: string;
  readonly area: string;
  readonly domain: string;
}

export interface Floors {
  readonly placed: readonly Placed[];
  /** Files that lie in an area itself, outside of its domains. */
  readonly loose: readonly string[];
}

/** The domains of every floor below `root`, by their folders. */
export function readFloors(root: string): Floors {
  const placed: Placed[] = [];
  const loose: string[] = [];
  for (const [floor, others] of Object.entries(floors))
    for (const area of foldersOf(path.join(root, floor)).filter((name) => !others.includes(name)))
      for (const entry of readdirSync(path.join(root, floor, area), { withFileTypes: true }))
        if (entry.isDirectory()) placed.push({ floor, area, domain: entry.name });
        else loose.push(`${floor}/${area}/${entry.name}`);
  return { placed, loose };
}

/** Domains that lie in one area on one floor and in another on the next: `booking: market, money`. */
export function movedBetweenAreas(placed: readonly Placed[]): readonly string[] {
  const areas = new Map<string, Set<string>>();
  for (const { domain, area } of placed) areas.set(domain, (areas.get(domain) ?? new Set()).add(area));
  return [...areas]
    .filter(([, found]) => found.size > 1)
    .map(([domain, found]) => `${domain}: ${[...found].join(', ')}`);
}

/** Areas of the other floors that the server does not have. */
export function areasWithoutServer(placed: readonly Placed[]): readonly string[] {
  const known = new Set(placed.filter(({ floor }) => floor === 'apps/server/src').map(({ area }) => area));
  return [...new Set(placed.map(({ area }) => area))].filter((area) => !known.has(area));
}

const foldersOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
