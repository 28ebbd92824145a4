import { istDay } from '@nukkad/contract/kernel/time';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type {
  PayrollProfile,
  SalariedUserAnswer,
} from '@nukkad/contract/people/payroll/salary-structure.model';
import * as z from 'zod/mini';
import type { Reader } from '../../../platform/db/database.ts';
import { listOf } from '../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { mayWrite, organisationOf } from '../payroll.policy.ts';
import { type ProfileRow, type SalaryRow, listProfiles, listSalaries } from './salary.store.ts';
import { namesOfStructures } from './structure.store.ts';

interface Person {
  readonly staffId: string;
  readonly userId: string;
  readonly fullName: string;
  readonly isActive: boolean;
}

const noProfile: PayrollProfile = {
  version: null,
  stateCode: '',
  gender: '',
  providentFund: 'ceiling',
  hasPension: true,
  isDisabled: false,
  deductsTax: true,
};

function presentProfile(row: ProfileRow | undefined): PayrollProfile {
  if (!row) return noProfile;
  const { version, stateCode, hasPension, isDisabled, deductsTax } = row;
  return {
    version,
    stateCode,
    hasPension,
    isDisabled,
    deductsTax,
    gender: row.gender,
    providentFund: row.providentFund,
  };
}

function presentSalary(
  row: SalaryRow | undefined,
  names: ReadonlyMap<string, string>,
): SalariedUserAnswer['salary'] {
  if (!row) return null;
  return {
    structureId: row.structureId,
    structureName: names.get(row.structureId) ?? '',
    monthly: row.monthlyPaise,
    commissionPercent: row.commissionPercent,
    feeSharePercent: row.feeSharePercent,
    validFrom: row.validFrom,
    why: row.why,
  };
}

/** What counts today; what begins later where nothing counts yet. */
function currentOf(salaries: readonly SalaryRow[], staffId: string, today: string): SalaryRow | undefined {
  const own = salaries.filter((one) => one.staffId === staffId);
  return own.findLast(({ validFrom }) => validFrom <= today) ?? own[0];
}

export async function presentSalaried(
  reader: Reader,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
  people: readonly Person[],
): Promise<SalariedUserAnswer[]> {
  const organisationId = organisationOf(viewer);
  const staffIds = people.map(({ staffId }) => staffId);
  const [salaries, profiles, names] = await Promise.all([
    listSalaries(reader, organisationId, staffIds),
    listProfiles(reader, organisationId, staffIds),
    namesOfStructures(reader, organisationId),
  ]);
  const may = mayWrite(viewer, organisationId);
  return people.map(({ staffId, userId, fullName, isActive }) => ({
    staffId,
    fullName,
    isActive,
    salary: presentSalary(currentOf(salaries, staffId, istDay(now)), names),
    profile: presentProfile(profiles.get(staffId)),
    can: { set: may && isActive && userId !== viewer.userId },
  }));
}

const nameAndId = z.tuple([z.string(), z.uuid()]);

/** By name; people who work here now. */
export function listSalariedUsers(
  deps: PayrollDependencies,
  call: SignedInCall,
  asked: {
    readonly search?: string | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
    readonly count?: boolean | undefined;
  },
): Promise<CountedPage<SalariedUserAnswer>> {
  const { db } = deps.platform;
  const { search = '', ...page } = asked;
  const of = { organisationId: organisationOf(call.viewer), status: 'Active', search, orUserIds: [] };
  const { members } = deps.partner;
  return listOf(page, {
    after: nameAndId,
    rows: (key, most) => members.list(db, { ...of, after: key && { name: key[0], id: key[1] }, limit: most }),
    key: (row) => [row.fullName, row.staffId],
    count: () => members.count(db, of),
    items: async (rows) => {
      const people = rows.map((one) => ({ ...one, isActive: one.status === 'Active' }));
      return presentSalaried(db, call, people);
    },
  });
}
