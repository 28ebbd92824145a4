import type { SettingChange } from '@nukkad/contract/office/configuration/configuration.model';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { pageFrom, readCursor } from '../../platform/http/cursor.ts';
import { withTotal } from '../../platform/http/total.ts';
import type { ConfigurationDependencies } from './configuration.interface.ts';
import { type Asker, presenterOf } from './present-changes.ts';
import { countTimeline, listTimeline } from './setting-change.store.ts';
import { settingOf } from './setting-of.ts';

const position = z.tuple([z.iso.datetime({ precision: 3 }), z.string()]);

interface Asked {
  readonly settingId: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
}

/** The values of a setting by date, those of the latest day first. */
export async function listSettingChanges(
  deps: ConfigurationDependencies,
  { settingId, cursor, limit, count }: Asked,
  asker: Asker,
): Promise<CountedPage<SettingChange>> {
  const { db } = deps.platform;
  const of = settingOf(settingId);
  const [rows, counted] = await Promise.all([
    listTimeline(db, of, readCursor(cursor, position), limit + 1),
    count ? countTimeline(db, of) : null,
  ]);
  const present = await presenterOf(deps, rows, asker);
  const page = pageFrom(rows, limit, present, (row) => [row.validFrom.toISOString(), row.rowId]);
  return { ...page, ...withTotal(counted) };
}
