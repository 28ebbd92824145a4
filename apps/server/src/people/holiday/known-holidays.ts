import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { serverRoot } from '../../platform/paths.ts';

interface Known {
  readonly date: string;
  readonly name: string;
  readonly category: string;
  readonly estimated: boolean;
  readonly states: readonly string[];
}

let read: Promise<readonly Known[]> | null = null;

/** 626 holidays from 2025 to 2030, read when they are asked for first. */
function all(): Promise<readonly Known[]> {
  read ??= readFile(path.join(serverRoot, 'data/holidays/in-holidays-2025-2030.json.gz')).then(
    (file) => JSON.parse(gunzipSync(file).toString('utf8')) as readonly Known[],
  );
  return read;
}

export interface KnownHoliday {
  readonly on: string;
  readonly name: string;
  readonly isEstimated: boolean;
  readonly isOptional: boolean;
}

/** Of the central list and of the state, by day; a public holiday of a day comes before an optional one. */
export async function knownHolidays(year: number, stateCode: string): Promise<readonly KnownHoliday[]> {
  const ofYear = (await all()).filter(
    ({ date, states }) => date.startsWith(`${year}-`) && (states.includes('*') || states.includes(stateCode)),
  );
  const byDay = new Map<string, KnownHoliday>();
  for (const { date, name, category, estimated } of ofYear) {
    const one = { on: date, name, isEstimated: estimated, isOptional: category === 'optional' };
    if (byDay.get(date)?.isOptional ?? true) byDay.set(date, one);
  }
  return [...byDay.values()].toSorted((one, other) => (one.on < other.on ? -1 : 1));
}
