import type {
  AssetStateVerb,
  AssetStatus,
  AssetTab,
  AssetVerb,
} from '@nukkad/contract/people/asset/asset.noun';
import type { AssetCondition, AssetKind } from '@nukkad/contract/people/asset/asset.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';

export type Voice = ReturnType<typeof useTranslation>;
type Names<Key extends string> = Readonly<Record<Key, (t: Translate) => string>>;

export const dayName = (day: string, locale: string): string =>
  formatInstant(`${day}T12:00:00+05:30`, 'day', locale);

export const kindNames: Names<AssetKind> = {
  tool: (t) => t('asset.kind.tool', 'Tool'),
  machine: (t) => t('asset.kind.machine', 'Machine'),
  phone: (t) => t('asset.kind.phone', 'Phone or tablet'),
  computer: (t) => t('asset.kind.computer', 'Computer'),
  vehicle: (t) => t('asset.kind.vehicle', 'Vehicle'),
  uniform: (t) => t('asset.kind.uniform', 'Uniform'),
  keys: (t) => t('asset.kind.keys', 'Keys or card'),
  safety: (t) => t('asset.kind.safety', 'Safety gear'),
  furniture: (t) => t('asset.kind.furniture', 'Furniture'),
  other: (t) => t('asset.kind.other', 'Other'),
};

export const conditionNames: Names<AssetCondition> = {
  new: (t) => t('asset.condition.new', 'New'),
  good: (t) => t('asset.condition.good', 'Good'),
  worn: (t) => t('asset.condition.worn', 'Worn'),
  damaged: (t) => t('asset.condition.damaged', 'Damaged'),
};

export const statusNames: Names<AssetStatus> = {
  available: (t) => t('asset.status.available', 'Available'),
  handed_out: (t) => t('asset.status.handed_out', 'Not confirmed'),
  held: (t) => t('asset.status.held', 'Handed out'),
  disputed: (t) => t('asset.status.disputed', 'Disputed'),
  in_repair: (t) => t('asset.status.in_repair', 'In repair'),
  lost: (t) => t('asset.status.lost', 'Lost'),
  retired: (t) => t('asset.status.retired', 'Retired'),
};

export const tabNames: Names<AssetTab> = {
  all: (t) => t('asset.tab.all', 'All'),
  out: (t) => t('asset.tab.out', 'Handed out'),
  available: (t) => t('asset.tab.available', 'Available'),
  check: (t) => t('asset.tab.check', 'Needs attention'),
  retired: (t) => t('asset.tab.retired', 'Retired'),
};

/** A button. */
export const actNames: Names<AssetStateVerb> = {
  repair: (t) => t('asset.act.repair', 'Send to repair'),
  finish_repair: (t) => t('asset.act.finish_repair', 'Repair finished'),
  lose: (t) => t('asset.act.lose', 'Report lost'),
  find: (t) => t('asset.act.find', 'Mark as found'),
  retire: (t) => t('asset.act.retire', 'Retire'),
  restore: (t) => t('asset.act.restore', 'Put back in use'),
};

/** A line of the history; `name` is the employee. */
export const moveNames: Readonly<Record<AssetVerb, (t: Translate, name: string) => string>> = {
  add: (t) => t('asset.move.add', 'Added'),
  hand_out: (t, name) => t('asset.move.hand_out', 'Handed out to {{name}}', { name }),
  confirm: (t, name) => t('asset.move.confirm', '{{name}} confirmed having it', { name }),
  dispute: (t, name) => t('asset.move.dispute', '{{name}} says they don’t have it', { name }),
  take_back: (t, name) => t('asset.move.take_back', 'Taken back from {{name}}', { name }),
  repair: (t) => t('asset.move.repair', 'Sent to repair'),
  finish_repair: (t) => t('asset.move.finish_repair', 'Repair finished'),
  lose: (t) => t('asset.move.lose', 'Reported lost'),
  find: (t) => t('asset.move.find', 'Found'),
  retire: (t) => t('asset.move.retire', 'Retired'),
  restore: (t) => t('asset.move.restore', 'Put back in use'),
};

/** By when it is to be back. */
export function dueWords(
  { t, locale }: Voice,
  { dueOn, isLate }: { readonly dueOn: string | null; readonly isLate: boolean },
): string {
  if (dueOn === null) return t('asset.due.open', 'No return date');
  const day = dayName(dueOn, locale);
  return isLate
    ? t('asset.due.late', 'Was due back on {{day}}', { day })
    : t('asset.due.on', 'Due back on {{day}}', { day });
}
