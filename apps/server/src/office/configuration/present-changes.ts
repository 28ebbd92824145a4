import type { SettingChange } from '@nukkad/contract/office/configuration/configuration.model';
import { type Settings, scopeOf, settingsFor } from '../../platform/snapshot/settings.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ConfigurationDependencies } from './configuration.interface.ts';
import { presentChange } from './setting-change.presenter.ts';
import type { SettingChangeRow, TimelineRow } from './setting-change.store.ts';

export interface Asker {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** When the value began that this scope says now; null: it says none. */
export function sinceIn(
  settings: Settings,
  { key, part, scope }: { readonly key: string; readonly part: string; readonly scope: string },
  now: Date,
): Date | null {
  const said = settings
    .rowsOf(key)
    .findLast((row) => row.scope === scope && row.validFrom <= now && Object.hasOwn(row.value, part));
  return said?.validFrom ?? null;
}

const scopeOfRow = ({ cityCode, categoryId }: Pick<TimelineRow, 'cityCode' | 'categoryId'>) =>
  scopeOf({ cityCode: cityCode ?? '', categoryId: categoryId ?? '' });

/** Rows with the names of their Admins, cities and categories, asked once for all of them. */
export async function presenterOf(
  { platform: { db }, account, geography, catalog }: ConfigurationDependencies,
  rows: readonly TimelineRow[],
  { viewer, now }: Asker,
): Promise<(row: TimelineRow) => SettingChange> {
  const [settings, people, cities, categories] = await Promise.all([
    settingsFor(db),
    account.namesOf(
      db,
      rows.flatMap(({ proposedById, decidedById }) => [proposedById, decidedById]),
    ),
    geography.cityNames(
      db,
      rows.map(({ cityCode }) => cityCode),
    ),
    catalog.categoryNames('en'),
  ]);
  const sinceOf = (row: TimelineRow) => sinceIn(settings, { ...row, scope: scopeOfRow(row) }, now);
  return (row) => presentChange(row, { viewer, now, sinceOf, people, cities, categories });
}

/** One change, as the answer of a verb. */
export async function presentOne(
  deps: ConfigurationDependencies,
  row: SettingChangeRow,
  asker: Asker,
): Promise<SettingChange> {
  const line = { ...row, rowId: row.changeId };
  return (await presenterOf(deps, [line], asker))(line);
}
