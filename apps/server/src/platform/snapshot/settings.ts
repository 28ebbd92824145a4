import type { Reader } from '../db/database.ts';
import { heldBy } from './held.ts';
import { type SettingRow, listSettings } from './setting.store.ts';
import type { Snapshots } from './snapshots.ts';

/** The dated configuration in memory. */
export interface Settings {
  /** Every row of a key: those of everywhere first, of one scope the oldest first. */
  rowsOf(key: string): readonly SettingRow[];
}

const everywhereFirst = (a: SettingRow, b: SettingRow) =>
  Number(b.scope === '*') - Number(a.scope === '*') || a.validFrom.getTime() - b.validFrom.getTime();

export function settingsOf(rows: readonly SettingRow[]): Settings {
  const byKey = new Map<string, SettingRow[]>();
  for (const row of rows.toSorted(everywhereFirst)) {
    const known = byKey.get(row.key);
    if (known) known.push(row);
    else byKey.set(row.key, [row]);
  }
  return { rowsOf: (key) => byKey.get(key) ?? [] };
}

const readSettings = async (reader: Reader) => settingsOf(await listSettings(reader));

export const openSettings = (snapshots: Snapshots): (() => Promise<Settings>) =>
  snapshots.whole('setting', readSettings);

/** The same for any reader, also within a transaction. */
export const settingsFor = heldBy('setting', readSettings);

/** What the dated configuration says for `key` at an instant, over its typed defaults; see `settingsAt`. */
export async function settingAt<Rules extends object>(
  reader: Reader,
  key: string,
  at: Date,
  defaults: Rules,
  cityCode?: string,
): Promise<Rules> {
  return (await settingsAt(reader, key, at, defaults))(cityCode ?? '');
}

/** The same of every city: the newest row for everywhere, and above it the newest of the city. */
export async function settingsAt<Rules extends object>(
  reader: Reader,
  key: string,
  at: Date,
  defaults: Rules,
): Promise<(cityCode: string) => Rules> {
  return rulesOf(await settingsFor(reader), key, at, defaults);
}

/** The same of settings that the caller holds. */
export function rulesOf<Rules extends object>(
  settings: Settings,
  key: string,
  at: Date,
  defaults: Rules,
): (cityCode: string) => Rules {
  const rows = settings.rowsOf(key).filter(({ validFrom }) => validFrom <= at);
  const newestOf = (wanted: string) =>
    rows.findLast(({ scope }) => scope === wanted)?.value as Partial<Rules> | undefined;
  return (cityCode) => ({ ...defaults, ...newestOf('*'), ...newestOf(`city:${cityCode}`) });
}
