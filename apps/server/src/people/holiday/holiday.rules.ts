import { istWeekday } from '@nukkad/contract/kernel/time';

const saturday = 6;

/** Which weekdays are off. */
export interface WeekRule {
  readonly departmentId: string | null;
  readonly weekdays: readonly number[];
  /** Saturdays of a month, 1 to 5. */
  readonly saturdays: readonly number[];
}

export interface NamedDay {
  readonly departmentId: string | null;
  readonly on: string;
  readonly name: string;
}

export type DayOff =
  | { readonly kind: 'holiday'; readonly name: string }
  /** `isSet`: the organisation says so; else it is the Sunday that counts where nothing is set. */
  | { readonly kind: 'weekend'; readonly isSet: boolean };

/** Where nothing is set: Sundays. */
const sundays: WeekRule = { departmentId: null, weekdays: [7], saturdays: [] };

/** The how-manieth of its weekday in the month, 1 to 5. */
const placeInMonth = (day: string) => Math.ceil(Number(day.slice(8)) / 7);

export function isWeekend({ weekdays, saturdays }: WeekRule, day: string): boolean {
  const weekday = istWeekday(day);
  return weekdays.includes(weekday) || (weekday === saturday && saturdays.includes(placeInMonth(day)));
}

const keyOf = (departmentId: string | null, day: string) => `${departmentId ?? ''} ${day}`;

/** A department's own rule counts instead of that of all; a named day counts besides. A holiday comes before a weekend. */
export function daysOff(rules: readonly WeekRule[], named: readonly NamedDay[]) {
  const ruleOf = new Map(rules.map((rule) => [rule.departmentId, rule]));
  const nameOf = new Map(named.map((one) => [keyOf(one.departmentId, one.on), one.name]));
  return (departmentId: string | null, day: string): DayOff | null => {
    const name = nameOf.get(keyOf(departmentId, day)) ?? nameOf.get(keyOf(null, day));
    if (name !== undefined) return { kind: 'holiday', name };
    const rule = ruleOf.get(departmentId) ?? ruleOf.get(null);
    return isWeekend(rule ?? sundays, day) ? { kind: 'weekend', isSet: rule !== undefined } : null;
  };
}
