import type { SettingKind } from './setting.kinds.ts';

export const settingGroups = [
  'commission',
  'fees',
  'primeTime',
  'tax',
  'cancelling',
  'penalties',
  'payments',
  'payouts',
  'salaries',
  'credit',
  'windows',
  'visits',
  'instant',
  'series',
  'caps',
  'disputes',
  'reviews',
  'enquiries',
  'leads',
  'hiring',
  'support',
  'approvals',
  'upkeep',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

export interface SettingDefinition {
  readonly group: SettingGroup;
  readonly kind: SettingKind;
  /** What it may differ by: those who read it ask no more. */
  readonly by: 'nothing' | 'city' | 'cityAndCategory';
  /** A change moves money, and needs a second Admin. */
  readonly money: boolean;
}

/** `setting('fees', { money: true })(rupees(0, 200), { by: 'city' })`. */
export const setting =
  (group: SettingGroup, { money = false }: { readonly money?: boolean } = {}) =>
  (kind: SettingKind, { by = 'nothing' }: { readonly by?: SettingDefinition['by'] }): SettingDefinition => ({
    group,
    kind,
    by,
    money,
  });
