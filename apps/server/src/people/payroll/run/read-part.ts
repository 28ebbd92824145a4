/** All that the payslips of some people are worked out by, asked at once. */
import type { Origin } from '@nukkad/contract/people/payroll/payroll.model';
import type { Staff } from '../../../identity/partner/index.ts';
import type { Earned } from '../../../money/payout/index.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { PayrollDependencies, AttendedMonth, ContributionNumbers } from '../payroll.interface.ts';
import { getOvertimeRules, getRuleTable } from '../rules.store.ts';
import type { RuleTable } from '../rules/rule-table.rules.ts';
import { contributionPeriod } from '../rules/state-insurance.rules.ts';
import {
  type ProfileRow,
  type SalaryRow,
  type SettingRow,
  findSetting,
  listProfiles,
  listSalaries,
  stateOfOrganisation,
} from '../structure/salary.store.ts';
import { type VersionRow, listVersions } from '../structure/structure.store.ts';
import { listPaidBefore } from './confirmed-before.store.ts';
import { readTaxes } from '../income-tax/read-taxes.ts';
import { type EntryRow, listEntriesOf } from './entry.store.ts';
import { type CarriedRow, listCarried } from './carried.store.ts';
import { halfYearFrom, lastDayOf, taxYearFrom } from './month.rules.ts';
import { type PastMonth, type PastOfPerson, listMonthsToCompare, listPast } from './past.store.ts';
import type { Extra, OvertimeRules } from './payslip.rules.ts';
import { type PersonFacts, listPersonFacts } from './person-facts.ts';
import type { DuePerson, RunRow } from './run.store.ts';
import type { PaidBefore } from './settlement.rules.ts';
import type { Taxes } from '../income-tax/tax-facts.rules.ts';

/** As much of a run as people's facts are read by. */
export type OfMonth = Pick<RunRow, 'organisationId' | 'month' | 'createdAt' | 'staffId'>;

export interface Part {
  readonly people: readonly DuePerson[];
  readonly staff: ReadonlyMap<string, Staff>;
  readonly rules: RuleTable;
  readonly overtime: OvertimeRules;
  readonly setting: SettingRow | null;
  readonly state: string;
  readonly profiles: ReadonlyMap<string, ProfileRow>;
  readonly salaries: readonly SalaryRow[];
  readonly versions: readonly VersionRow[];
  readonly past: ReadonlyMap<string, PastOfPerson>;
  readonly compared: readonly PastMonth[];
  readonly taxes: Taxes;
  /** The confirmed payslips of this month, for a settlement. */
  readonly paid: ReadonlyMap<string, PaidBefore>;
  readonly entries: readonly EntryRow[];
  readonly carried: readonly CarriedRow[];
  readonly facts: ReadonlyMap<string, PersonFacts>;
  readonly attended: ReadonlyMap<string, AttendedMonth>;
  readonly numbers: ReadonlyMap<string, ContributionNumbers>;
  readonly extras: ReadonlyMap<string, readonly Extra[]>;
  readonly earned: readonly Earned[];
  /** Null: no domain knows of accounts. */
  readonly banked: ReadonlySet<string> | null;
}

/** Answers of several domains, by person. */
function merged<Value>(
  maps: readonly ReadonlyMap<string, readonly Value[]>[],
): ReadonlyMap<string, readonly Value[]> {
  const all = new Map<string, readonly Value[]>();
  for (const map of maps) for (const [key, values] of map) all.set(key, [...(all.get(key) ?? []), ...values]);
  return all;
}

/** Of other domains, and what earlier months left to be taken off. */
async function ofOthers(
  deps: PayrollDependencies,
  reader: Reader,
  run: OfMonth,
  staffIds: readonly string[],
) {
  const { organisationId, month } = run;
  const asked = { organisationId, month, staffIds };
  const [facts, attended, extras, banks, numbers, earned, carried, taxes] = await Promise.all([
    listPersonFacts(deps, reader, asked),
    deps.days.answers[0]?.of(reader, asked) ?? new Map<string, AttendedMonth>(),
    Promise.all(deps.extras.answers.map((one) => one.of(reader, asked))),
    deps.banks.answers[0]?.(reader, organisationId, staffIds) ?? null,
    deps.numbers.answers[0]?.(reader, organisationId, staffIds) ?? new Map<string, ContributionNumbers>(),
    deps.payout.earnedBy(reader, { organisationId, staffIds, from: month, to: lastDayOf(month) }),
    listCarried(reader, asked),
    readTaxes(deps, reader, asked),
  ]);
  const banked = banks && new Set(banks.keys());
  return { facts, attended, numbers, extras: merged(extras), earned, carried, taxes, banked };
}

export async function readPart(
  deps: PayrollDependencies,
  reader: Reader,
  run: OfMonth,
  people: readonly DuePerson[],
): Promise<Part> {
  const { organisationId, month } = run;
  const staffIds = people.map(({ staffId }) => staffId);
  const of = { organisationId, month, staffIds };
  const [staff, rules, overtime, setting, state, profiles, salaries, past, compared, paid, entries, others] =
    await Promise.all([
      deps.partner.getStaff(reader, staffIds),
      getRuleTable(reader, lastDayOf(month)),
      getOvertimeRules(reader, run.createdAt),
      findSetting(reader, organisationId),
      stateOfOrganisation(reader, organisationId),
      listProfiles(reader, organisationId, staffIds),
      listSalaries(reader, organisationId, staffIds),
      listPast(reader, {
        ...of,
        yearFrom: taxYearFrom(month),
        halfFrom: halfYearFrom(month),
        periodFrom: contributionPeriod(month),
      }),
      listMonthsToCompare(reader, of),
      run.staffId === null ? new Map<string, PaidBefore>() : listPaidBefore(reader, of),
      listEntriesOf(reader, of),
      ofOthers(deps, reader, run, staffIds),
    ]);
  const structures = [...new Set(salaries.map(({ structureId }) => structureId))];
  const versions = await listVersions(reader, organisationId, structures);
  return {
    people,
    staff,
    rules,
    overtime,
    setting,
    state,
    profiles,
    salaries,
    versions,
    past,
    compared,
    paid,
    entries,
    ...others,
  };
}

/** One person, as for a run; null: no one in particular. */
export function readPerson(
  deps: PayrollDependencies,
  reader: Reader,
  run: OfMonth,
  staffId: string | null,
): Promise<Part> {
  const nothing = {
    salaryId: '',
    structureId: '',
    monthlyPaise: 0,
    commissionPercent: 0,
    feeSharePercent: 0,
  };
  return readPart(deps, reader, run, staffId ? [{ staffId, ...nothing }] : []);
}

/** Of an entry, as the line that it makes. */
export const originOf = ({ entryId, words, amountPaise }: EntryRow): Origin => ({
  kind: 'entry',
  id: entryId,
  words,
  amount: amountPaise ?? 0,
});
