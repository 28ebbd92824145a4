import type { SettingChange } from '@nukkad/contract/office/configuration/configuration.model';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { type PageAsked, listOf } from '../../platform/http/list-of.ts';
import type { ConfigurationDependencies } from './configuration.interface.ts';
import { type Asker, presenterOf } from './present-changes.ts';
import { countTimeline, listTimeline } from './setting-change.store.ts';
import { settingOf } from './setting-of.ts';

const position = z.tuple([z.iso.datetime({ precision: 3 }), z.string()]);

interface Asked extends PageAsked {
  readonly settingId: string;
}

/** The values of a setting by date, those of the latest day first. */
export function listSettingChanges(
  deps: ConfigurationDependencies,
  { settingId, ...page }: Asked,
  asker: Asker,
): Promise<CountedPage<SettingChange>> {
  const { db } = deps.platform;
  const of = settingOf(settingId);
  return listOf(page, {
    after: position,
    rows: (after, most) => listTimeline(db, of, after, most),
    key: (row) => [row.validFrom, row.rowId],
    count: () => countTimeline(db, of),
    items: async (rows) => rows.map(await presenterOf(deps, rows, asker)),
  });
}
