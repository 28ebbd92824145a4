import type { SupportHours } from '../../../platform/config.ts';
import type { Lang } from './page-facts.ts';

/** `pick('hi')('Price', 'दाम')`: the words of one language. */
export const pick =
  (lang: Lang) =>
  (english: string, hindi: string): string =>
    lang === 'hi' ? hindi : english;

const count = (lang: Lang, n: number, [one, many]: readonly [string, string], hindi: string) =>
  lang === 'hi' ? `${n} ${hindi}` : `${n} ${n === 1 ? one : many}`;

export const days = (lang: Lang, n: number) => count(lang, n, ['day', 'days'], 'दिन');
export const hours = (lang: Lang, n: number) => count(lang, n, ['hour', 'hours'], 'घंटे');

/** 180 is 3 hours, 90 is 90 minutes, 4,320 is 3 days. */
export const minutes = (lang: Lang, n: number): string =>
  (n >= 2_880 && n % 1_440 === 0 && days(lang, n / 1_440)) ||
  (n >= 60 && n % 60 === 0 && hours(lang, n / 60)) ||
  count(lang, n, ['minute', 'minutes'], 'मिनट');

/** 5,000 m is 5 km. */
export const kilometres = (metres: number, lang: Lang): string =>
  `${Number((metres / 1_000).toFixed(1))} ${pick(lang)('km', 'किमी')}`;

const dayNames = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  hi: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
} as const;

/** Hindi says the part of the day, as the screens do. */
const partOfDay = (hour: number) => (hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : hour < 20 ? 'शाम' : 'रात');

/** 540 is `9:00 AM`. */
const clockTime = (minute: number, lang: Lang) => {
  const hour = Math.floor(minute / 60);
  const time = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute % 60).padStart(2, '0')}`;
  return pick(lang)(`${time} ${hour < 12 ? 'AM' : 'PM'}`, `${partOfDay(hour)} ${time} बजे`);
};

/** `Every day, 8:00 AM to 9:00 PM`. */
export function hoursInWords(
  { firstDay, lastDay, opensMinute, closesMinute }: SupportHours,
  lang: Lang,
): string {
  const say = pick(lang);
  const name = (day: number) => dayNames[lang][day - 1] ?? '';
  const between = `${name(firstDay)} ${say('to', 'से')} ${name(lastDay)}`;
  const open = firstDay === 1 && lastDay === 7 ? say('Every day', 'हर दिन') : between;
  return `${open}, ${clockTime(opensMinute, lang)} ${say('to', 'से')} ${clockTime(closesMinute, lang)}${say('', ' तक')}`;
}
