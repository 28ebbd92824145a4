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

export const openSettings = (snapshots: Snapshots): (() => Promise<Settings>) =>
  snapshots.whole('setting', async (reader) => settingsOf(await listSettings(reader)));
