import type { StaffUser } from '@nukkad/contract/identity/staff/staff.model';
import type { NewEmployee, WorkState } from '@nukkad/contract/people/employee/employee.model';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { TemplateInterface } from '../../files/template/index.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { StaffInterface } from '../../identity/staff/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { DepartmentInterface } from '../department/index.ts';

/** An employee as other domains see it: a member of an organisation's staff, also one who has left. */
export interface EmployeeFacts {
  /** The id of the membership (`staff_id`). */
  readonly employeeId: string;
  readonly organisationId: string;
  /** The account of the person. */
  readonly userId: string;
  readonly fullName: string;
  readonly designation: string;
  readonly isProfessional: boolean;
  readonly employeeCode: string | null;
  readonly departmentId: string | null;
  /** As written; null: the head of the department, else the owner. `reviewersOf` knows who that is. */
  readonly managerId: string | null;
  /** YYYY-MM-DD in Asia/Kolkata, both inclusive. */
  readonly joinedOn: string;
  readonly lastDayOn: string | null;
  /** Employments that ended before they joined again, the first one first. */
  readonly earlier: readonly { readonly joinedOn: string; readonly lastDayOn: string }[];
  /** By the clock at which it was read. */
  readonly workState: WorkState;
}

/** Who decides on what an employee asks for. */
export interface Reviewers {
  /** Memberships of the managers, the nearest first; never the employee, each once, only people who work there now. */
  readonly managers: readonly {
    readonly employeeId: string;
    readonly userId: string;
    readonly fullName: string;
  }[];
  /** Behind the last manager; may be the employee, who then has no reviewer but other holders of the permission. */
  readonly ownerUserId: string;
}

/** Those of these people whose last day is agreed elsewhere, and written there alone. */
export type LeaversAmong = (
  reader: Reader,
  organisationId: string,
  employeeIds: readonly string[],
) => Promise<ReadonlySet<string>>;

/** What an employee is paid a month by the terms of a day, in paise; null: nothing is set, or this viewer may not see it. */
export type MonthlySalaryOf = (
  reader: Reader,
  viewer: Viewer,
  asked: { readonly organisationId: string; readonly employeeId: string; readonly on: string },
) => Promise<number | null>;

interface LastDay {
  readonly organisationId: string;
  readonly employeeId: string;
  /** YYYY-MM-DD; null: they stay. */
  readonly lastDayOn: string | null;
}

export interface ReportHandOver {
  readonly organisationId: string;
  readonly employeeId: string;
  readonly toEmployeeId: string;
}

export interface Headcount {
  readonly months: readonly {
    readonly month: string;
    readonly people: number;
    readonly joined: number;
    readonly left: number;
  }[];
  /** The most people first; empty: those without a department. */
  readonly departments: readonly { readonly department: string; readonly people: number }[];
}

/** What other domains may ask of employees. Maps leave out ids that are not there or of another organisation. */
export interface EmployeeInterface {
  /** Invites a person with their place at work, within the step of the caller: 403 and 409 as for `POST /user/subUser`. */
  add(tx: Tx, call: Pick<SignedInCall, 'viewer' | 'now' | 'lang'>, wanted: NewEmployee): Promise<StaffUser>;
  getEmployees(
    reader: Reader,
    organisationId: string,
    employeeIds: readonly string[],
  ): Promise<ReadonlyMap<string, EmployeeFacts>>;
  /** The membership of an account, in any state; null: none. */
  employeeOf(reader: Reader, organisationId: string, accountId: string): Promise<EmployeeFacts | null>;
  /** Every membership of a person, in any state and organisation: for what is the person's own. */
  membershipsOf(reader: Reader, userId: string): Promise<readonly EmployeeFacts[]>;
  /** Who is employed on a day (YYYY-MM-DD), by name: 500 at most. */
  listActive(reader: Reader, organisationId: string, on: string): Promise<readonly EmployeeFacts[]>;
  /** Who is employed on any day from `from` to `to`, by name. */
  listEmployed(
    reader: Reader,
    organisationId: string,
    from: string,
    to: string,
  ): Promise<readonly EmployeeFacts[]>;
  /** From `from` to `to`, YYYY-MM-DD both, on any day. */
  isEmployedBetween(employee: EmployeeFacts, from: string, to: string): boolean;
  /** The first day (YYYY-MM-DD) of the employment whose last day this is or was. */
  firstDayOf(employee: EmployeeFacts, lastDayOn: string): string;
  /** How many worked here at the end of each month (YYYY-MM, the last one until today), came and went; and where they are now. */
  headcount(
    reader: Reader,
    organisationId: string,
    asked: { readonly months: readonly string[]; readonly today: string },
  ): Promise<Headcount>;
  /** Who reports to this employee, directly or by way of others, and works there now. */
  reportsOf(reader: Reader, organisationId: string, employeeId: string): Promise<readonly string[]>;
  /** Names of the departments of an organisation by id: a hundred at most. */
  departmentNames(reader: Reader, organisationId: string): Promise<ReadonlyMap<string, string>>;
  /** Answered by leaving. */
  readonly leavings: ExtensionPoint<LeaversAmong>;
  /** Answered by payroll. */
  readonly pay: ExtensionPoint<MonthlySalaryOf>;
  /** Those whose manager this employee is, as written, and who work there now; by name. */
  directReportsOf(
    reader: Reader,
    organisationId: string,
    employeeId: string,
  ): Promise<readonly { readonly employeeId: string; readonly fullName: string }[]>;
  /** They report to who takes over. Answers how many there were. */
  handOverReports(tx: Tx, handOver: Authorized<ReportHandOver>, now: Date): Promise<number>;
  setLastDay(tx: Tx, lastDay: Authorized<LastDay>, now: Date): Promise<void>;
  /** Null: no such employee here. */
  reviewersOf(reader: Reader, organisationId: string, employeeId: string): Promise<Reviewers | null>;
}

export interface EmployeeInterfaces {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'members'>;
  readonly department: DepartmentInterface;
  readonly staff: Pick<StaffInterface, 'invite'>;
  readonly template: Pick<TemplateInterface, 'records'>;
}

export interface EmployeeDependencies
  extends EmployeeInterfaces,
    Pick<EmployeeInterface, 'leavings' | 'pay'> {}
