import {
  type NumberKind,
  type SettingKind,
  type SettingValue,
  type SettingWords,
  writeSetting,
  wrongSetting,
} from '@nukkad/contract/office/configuration/setting.kinds';
import { inWords } from '../../platform/use-form.ts';
import { locale, plural, t } from '../../platform/words.ts';
import { partName } from './setting-part-names.ts';

const units: Record<Parameters<SettingWords['unit']>[0], (count: number) => string> = {
  seconds: (count) => plural('unit.seconds', count, { one: '{{count}} second', other: '{{count}} seconds' }),
  minutes: (count) => t('unit.minutes', '{{count}} min', { count: count.toLocaleString(locale) }),
  hours: (count) => t('unit.hours', '{{count}} h', { count: count.toLocaleString(locale) }),
  days: (count) => plural('unit.days', count, { one: '{{count}} day', other: '{{count}} days' }),
  months: (count) => plural('unit.months', count, { one: '{{count}} month', other: '{{count}} months' }),
  metres: (count) => t('unit.metres', '{{count}} m', { count: count.toLocaleString(locale) }),
  kmh: (count) => t('unit.kmh', '{{count}} km/h', { count: count.toLocaleString(locale) }),
  count: (count) => count.toLocaleString(locale),
};

const words: SettingWords = {
  unit: (unit, value) => units[unit](value),
  part: partName,
  yes: t('configuration.yes', 'Yes'),
  no: t('configuration.no', 'No'),
  above: t('configuration.above', 'above'),
};

/** A value in the reader's language. */
export const valueWords = (kind: SettingKind, value: SettingValue): string =>
  writeSetting(kind, value, words);

/** Which values are possible. */
export const boundsWords = (kind: NumberKind): string =>
  t('configuration.bounds', 'From {{least}} to {{most}}.', {
    least: valueWords(kind, kind.least),
    most: valueWords(kind, kind.most),
  });

/** What is wrong with a value, in the reader's language; null: nothing. */
export function wrongWords(kind: SettingKind, value: SettingValue): string | null {
  const wrong = wrongSetting(kind, value);
  if (wrong === null) return null;
  return kind.kind === 'number' ? boundsWords(kind) : inWords(wrong);
}
