/** Pure: what was read of some people, as their payslips. */
import type { SalaryComponent } from '@nukkad/contract/people/payroll/salary-structure.model';
import type { Origin } from '@nukkad/contract/people/payroll/payroll.model';
import type { EntryRow } from './entry.store.ts';
import { FormulaMistake } from '../structure/formula.rules.ts';
import { type Terms, arrearsOf, monthsOfArrears } from './arrears.rules.ts';
import { type Employment, awayHalfDays, daysOf, daysWithin, lastDayOf, monthsLeftOf } from './month.rules.ts';
import {
  type Days,
  type Extra,
  type MonthFacts,
  type WorkedOut,
  payslipFrom,
  payslipOf,
  workOut,
} from './payslip.rules.ts';
import type { NewPayslip } from './payslip.store.ts';
import { type Part, originOf } from './read-part.ts';
import type { DuePerson, RunRow } from './run.store.ts';
import { carriedOf, entriesOf, sharesOf } from './person-extras.ts';
import { type PersonOfTax, taxpayerOf } from '../income-tax/taxpayer.rules.ts';
import type { Taxpayer } from '../income-tax/withhold.rules.ts';
import { lessPaid } from './settlement.rules.ts';
import { isFullUan } from '../returns/return-files.rules.ts';
import type { StatutoryFacts } from './statutory.rules.ts';

type Month = Pick<RunRow, 'month'>;
type Months = Pick<RunRow, 'month' | 'staffId'>;

/** The components of a structure that count for a month. */
function componentsOf({ versions }: Part, structureId: string, month: string): readonly SalaryComponent[] {
  const of = versions.filter((one) => one.structureId === structureId);
  return (of.findLast(({ validFrom }) => validFrom <= month) ?? of[0])?.components ?? [];
}

function termsOf(part: Part, staffId: string, month: string): Terms | null {
  const salary = part.salaries.findLast((one) => one.staffId === staffId && one.validFrom <= month);
  if (!salary) return null;
  return { components: componentsOf(part, salary.structureId, month), monthlyPaise: salary.monthlyPaise };
}

const leavesIn = (part: Part, month: string, staffId: string): boolean => {
  const lastDayOn = part.facts.get(staffId)?.lastDayOn;
  return lastDayOn != null && lastDayOn <= lastDayOf(month);
};

/** Without days the month is among those that were confirmed, and nothing comes after it. */
export function taxpayerIn(
  part: Part,
  month: string,
  staffId: string,
  days: PersonOfTax['days'] = null,
  arrears: PersonOfTax['arrears'] = [],
): Taxpayer {
  const { hasPan = false, bornOn = null } = part.numbers.get(staffId) ?? {};
  const { joinedOn = null, lastDayOn = null } = part.facts.get(staffId) ?? {};
  const monthsAfter = days === null || leavesIn(part, month, staffId) ? 0 : monthsLeftOf(month);
  const known = { staffId, hasPan, bornOn, joinedOn, lastDayOn, monthsAfter, days, arrears };
  const person = { ...known, termsOf: (one: string) => termsOf(part, staffId, one) };
  return taxpayerOf(part.taxes, person, month, part.rules.tds);
}

function lawOf(
  part: Part,
  { month }: Month,
  staffId: string,
  days: Days,
  extras: readonly Extra[] = [],
): StatutoryFacts {
  const { setting, profiles, past } = part;
  const numbers = part.numbers.get(staffId);
  const profile = profiles.get(staffId);
  const before = past.get(staffId);
  const leaves = leavesIn(part, month, staffId);
  const monthsAfter = leaves ? 0 : monthsLeftOf(month);
  const isMember = setting?.pfNumber != null && profile?.providentFund !== 'none';
  return {
    stateCode: profile?.stateCode || setting?.stateCode || part.state,
    gender: profile?.gender ?? '',
    providentFund: isMember
      ? {
          uncapped: profile?.providentFund === 'full',
          hasPension: profile?.hasPension ?? true,
          hasUan: isFullUan(numbers?.uan),
        }
      : null,
    stateInsurance:
      setting?.esiNumber == null
        ? null
        : {
            isDisabled: profile?.isDisabled ?? false,
            wasCovered: before?.wasCovered ?? false,
            hasNumber: Boolean(numbers?.esiNumber),
          },
    takesProfessionalTax: setting?.deductsProfessionalTax ?? true,
    takesLabourWelfare: setting?.paysLabourWelfare ?? true,
    takesIncomeTax: (setting?.deductsTax ?? true) && (profile?.deductsTax ?? true),
    taxpayer: taxpayerIn(
      part,
      month,
      staffId,
      { ...days, offHalfDays: days.unpaidHalfDays + days.awayHalfDays },
      monthsOfArrears(extras),
    ),
    sinceApril: { professionalTax: before?.professionalTax ?? 0 },
    halfYearBefore: before?.halfYear ?? 0,
    monthsAfter,
    isLastMonth: leaves,
  };
}

/** Several where they left and came back. One that ended without a last day is not paid. */
function employmentsOf(part: Part, staffId: string): readonly Employment[] {
  const { joinedOn = null, lastDayOn = null, earlier = [] } = part.facts.get(staffId) ?? {};
  const isPaid = lastDayOn !== null || (part.staff.get(staffId)?.isActive ?? false);
  return isPaid ? [...earlier, { joinedOn, lastDayOn }] : earlier;
}

function daysOfPerson(part: Part, month: string, staffId: string): MonthFacts['days'] {
  const entries = part.entries.filter((one) => one.staffId === staffId);
  const attended = part.attended.get(staffId);
  const monthHalfDays = daysOf(month) * 2;
  const away = awayHalfDays(month, employmentsOf(part, staffId));
  const entered = entries.reduce((sum, { halfDays }) => sum + (halfDays ?? 0), 0);
  const minutes = entries.reduce((sum, one) => sum + (one.minutes ?? 0), 0);
  return {
    monthHalfDays,
    awayHalfDays: away,
    unpaidHalfDays: Math.min(monthHalfDays - away, (attended?.unpaidHalfDays ?? 0) + entered),
    overtimeMinutes: (attended?.overtimeMinutes ?? 0) + minutes,
  };
}

/** Terms or entries that someone wrote since this person's last payslip was confirmed. */
function isChanged(part: Part, { staffId, salaryId }: DuePerson, extras: readonly Extra[]): boolean {
  const since = part.past.get(staffId)?.lastFrozenAt ?? null;
  const salary = part.salaries.find((one) => one.salaryId === salaryId);
  const profile = part.profiles.get(staffId);
  const isNew = (at: Date | undefined) => at !== undefined && (since === null || at > since);
  const byHand = part.entries.some((one) => one.staffId === staffId);
  return (
    byHand ||
    isNew(salary?.createdAt) ||
    isNew(profile?.updatedAt) ||
    extras.some(({ kind }) => kind === 'arrears')
  );
}

/** Entries that make up a line, and the month's attendance where it has a part in it. */
function daysFrom(origin: Origin, entries: readonly EntryRow[], attended: number | undefined) {
  const own = entries.map(originOf);
  return attended ? [origin, ...own] : own;
}

function factsOf(part: Part, run: Month, person: DuePerson, extras: readonly Extra[]): MonthFacts {
  const { staffId, structureId, monthlyPaise } = person;
  const entries = part.entries.filter((one) => one.staffId === staffId);
  const attended = part.attended.get(staffId);
  const inMonth: Origin = { kind: 'attendance', id: staffId, words: run.month, amount: 0 };
  return {
    month: run.month,
    components: componentsOf(part, structureId, run.month),
    monthlyPaise,
    days: daysOfPerson(part, run.month, staffId),
    extras,
    origins: {
      unpaidDays: daysFrom(
        inMonth,
        entries.filter(({ halfDays }) => halfDays !== null),
        attended?.unpaidHalfDays,
      ),
      overtime: daysFrom(
        inMonth,
        entries.filter(({ minutes }) => minutes !== null),
        attended?.overtimeMinutes,
      ),
    },
    law: lawOf(part, run, staffId, daysOfPerson(part, run.month, staffId), extras),
    overtime: part.overtime,
  };
}

/** A formula that divides by zero for this person gives nothing, and says so; the rest of the run goes on. */
function workedOut(facts: MonthFacts, { rules }: Part): WorkedOut {
  try {
    return workOut(facts, rules);
  } catch (error) {
    if (!(error instanceof FormulaMistake)) throw error;
    const components = facts.components.filter(({ calculation }) => calculation !== 'Inclusive');
    const worked = workOut({ ...facts, components }, rules);
    return { ...worked, warnings: [...worked.warnings, 'formula_failed'] };
  }
}

/** No more of them than are unpaid: days before the first and after the last one are no absence. */
const unprovenOf = (part: Part, { month }: Month, { staffId }: DuePerson): number =>
  Math.min(
    part.attended.get(staffId)?.unprovenHalfDays ?? 0,
    daysOfPerson(part, month, staffId).unpaidHalfDays,
  );

const isThere = (part: Part, { month }: Month, { staffId }: DuePerson): boolean =>
  employmentsOf(part, staffId).some((one) => daysWithin(month, one) > 0);

/** Of a settlement what is left after the month’s payslip; someone else always looks at one’s own. */
export function payslipsOf(run: Months, part: Part): readonly NewPayslip[] {
  return part.people
    .filter((person) => isThere(part, run, person))
    .map((person) => {
      const { staffId, salaryId } = person;
      const months = part.compared.filter((one) => one.staffId === staffId);
      const extras = [
        ...sharesOf(part, person),
        ...(part.extras.get(staffId) ?? []),
        ...arrearsOf(months, (month) => termsOf(part, staffId, month)),
        ...entriesOf(part, staffId),
        ...carriedOf(part, staffId),
      ];
      const facts = factsOf(part, run, person, extras);
      const whole = workedOut(facts, part);
      const paid = part.paid.get(staffId);
      const payslip = payslipFrom(paid ? lessPaid(whole, paid) : whole);
      const hasNoBank = part.banked !== null && !part.banked.has(staffId);
      return {
        ...payslip,
        ...facts.days,
        warnings: hasNoBank ? [...payslip.warnings, 'no_bank' as const] : payslip.warnings,
        staffId,
        salaryId,
        unprovenHalfDays: unprovenOf(part, run, person),
        fullName: part.staff.get(staffId)?.fullName ?? '?',
        department: part.facts.get(staffId)?.department ?? '',
        isOwnChange: run.staffId !== null || isChanged(part, person, extras),
      };
    });
}

/** A full month of a person by components that are not written yet; without what was entered or earned. */
export function previewOf(
  run: Month,
  part: Part,
  wanted: {
    readonly staffId: string;
    readonly monthly: number;
    readonly components: readonly SalaryComponent[];
  },
) {
  const { staffId, monthly, components } = wanted;
  const monthHalfDays = daysOf(run.month) * 2;
  const days = { monthHalfDays, awayHalfDays: 0, unpaidHalfDays: 0, overtimeMinutes: 0 };
  const law = { ...lawOf(part, run, staffId, days), monthsAfter: 11, sinceApril: noYear, halfYearBefore: 0 };
  const origins = { unpaidDays: [], overtime: [] };
  const { overtime } = part;
  const facts = {
    month: run.month,
    components,
    monthlyPaise: monthly,
    days,
    extras: [],
    origins,
    law,
    overtime,
  };
  return payslipOf(facts, part.rules);
}

const noYear = { professionalTax: 0 };
