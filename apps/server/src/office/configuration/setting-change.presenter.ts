import type { SettingChange } from '@nukkad/contract/office/configuration/configuration.model';
import { findSetting } from '@nukkad/contract/office/configuration/setting.catalogue';
import { writeSetting } from '@nukkad/contract/office/configuration/setting.kinds';
import type { Viewer } from '../../platform/viewer.ts';
import type { TimelineRow } from './setting-change.store.ts';

export interface ChangeContext {
  readonly viewer: Pick<Viewer, 'userId'>;
  readonly now: Date;
  /** Since when the value that holds in the scope of a row was set. */
  readonly sinceOf: (row: TimelineRow) => Date | null;
  readonly people: ReadonlyMap<string, string>;
  readonly cities: ReadonlyMap<string, string>;
  readonly categories: ReadonlyMap<string, string>;
}

function stateOf(row: TimelineRow, { now, sinceOf }: ChangeContext): SettingChange['state'] {
  if (row.status === 'Waiting') return 'waiting';
  if (row.status === 'Refused') return 'refused';
  if (row.status === 'Withdrawn') return 'withdrawn';
  if (row.validFrom > now) return 'planned';
  return sinceOf(row)?.getTime() === row.validFrom.getTime() ? 'now' : 'past';
}

const inWords = ({ key, part, value }: TimelineRow): string => {
  const setting = findSetting(`${key}.${part}`);
  return setting && value !== null ? writeSetting(setting.kind, value) : '';
};

export function presentChange(row: TimelineRow, context: ChangeContext): SettingChange {
  const { viewer, now, people, cities, categories } = context;
  const open = row.status === 'Waiting' || (row.status === 'Set' && row.validFrom > now);
  return {
    changeId: row.changeId,
    settingId: `${row.key}.${row.part}`,
    cityCode: row.cityCode,
    cityName: row.cityCode === null ? null : (cities.get(row.cityCode) ?? row.cityCode),
    categoryId: row.categoryId,
    categoryName: row.categoryId === null ? null : (categories.get(row.categoryId) ?? row.categoryId),
    value: row.value,
    written: row.written || inWords(row),
    fromDay: row.fromDay,
    validFrom: row.validFrom.toISOString(),
    state: stateOf(row, context),
    status: row.status,
    why: row.why,
    by: row.proposedById === null ? null : (people.get(row.proposedById) ?? ''),
    at: row.proposedAt?.toISOString() ?? null,
    decidedBy: row.decidedById === null ? null : (people.get(row.decidedById) ?? ''),
    decideWhy: row.decideWhy,
    previewId: row.previewId,
    can: {
      decide: row.status === 'Waiting' && row.proposedById !== viewer.userId,
      withdraw: row.changeId !== null && open,
    },
  };
}
