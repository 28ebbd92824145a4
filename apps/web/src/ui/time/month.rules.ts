/** A month (YYYY-MM) as a calendar shows it. Days are YYYY-MM-DD. */
import { addDays, istDay, istWeekday } from '@nukkad/contract/kernel/time';

/** The month of the address, or the present one. */
export const monthOf = (asked: string | null, now: Date): string =>
  asked && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : istDay(now).slice(0, 7);

export const daysOf = (month: string): { readonly fromDay: string; readonly toDay: string } => {
  const fromDay = `${month}-01`;
  return { fromDay, toDay: addDays(`${addDays(fromDay, 32).slice(0, 7)}-01`, -1) };
};

export const monthBeside = (month: string, step: -1 | 1): string =>
  addDays(`${month}-01`, step === 1 ? 32 : -1).slice(0, 7);

/** Every day of it, the first before the others. */
export function daysIn(month: string): readonly string[] {
  const { fromDay, toDay } = daysOf(month);
  const found: string[] = [];
  for (let day = fromDay; day <= toDay; day = addDays(day, 1)) found.push(day);
  return found;
}

/** Empty places before the first day of a calendar that begins on Monday. */
export const blanksOf = (month: string): readonly number[] =>
  Array.from({ length: istWeekday(`${month}-01`) - 1 }, (_, at) => at);
