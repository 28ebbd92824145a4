import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import { istDay } from '@nukkad/contract/kernel/time';
import type { reportLeaveTaken } from '@nukkad/contract/people/report/report.api';
import type { PersonBalanceAnswer } from '@nukkad/contract/people/report/report.model';
import * as z from 'zod/mini';
import { pageFrom, readCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { EmployeeFacts } from '../employee/index.ts';
import type { ReportDependencies } from './report.interface.ts';
import { monthsUntil } from './report.rules.ts';
import { organisationOf } from '../../platform/viewer.ts';

const place = z.tuple([z.string().check(z.maxLength(120)), z.uuid(), z.string().check(z.maxLength(60))]);
const keyOf = ({ fullName, employeeId, leaveType }: PersonBalanceAnswer) =>
  [fullName.toLowerCase(), employeeId, leaveType.toLowerCase()] as const;

/** Behind a place in the list, part by part. */
function isBehind(one: PersonBalanceAnswer, after: readonly string[]): boolean {
  const own = keyOf(one);
  const differs = own.findIndex((part, at) => part !== after[at]);
  return differs >= 0 && (own[differs] ?? '') > (after[differs] ?? '');
}

/** Those with whom a page begins that ends at the latest behind `count` of them: each has a row for every leave type. */
function peopleOfPage(
  people: readonly EmployeeFacts[],
  after: readonly string[] | null,
  count: number,
): readonly EmployeeFacts[] {
  const placed = people.map((one) => ({ one, key: [one.fullName.toLowerCase(), one.employeeId] as const }));
  const isBefore = (key: readonly [string, string], other: readonly string[]) =>
    key[0] === other[0] ? key[1] < (other[1] ?? '') : key[0] < (other[0] ?? '');
  return placed
    .filter(({ key }) => !after || !isBefore(key, after))
    .toSorted((one, other) => (isBefore(one.key, other.key) ? -1 : 1))
    .slice(0, count)
    .map(({ one }) => one);
}

/** By name and leave type. An organisation has some hundreds of people, who are read at once; of a page alone the balances are. */
export async function readBalances(
  { platform: { db }, employee, leave }: ReportDependencies,
  { viewer, now }: SignedInCall,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<PersonBalanceAnswer>> {
  const after = readCursor(cursor, place);
  const organisationId = organisationOf(viewer);
  const [people, names] = await Promise.all([
    employee.listActive(db, organisationId, istDay(now)),
    employee.departmentNames(db, organisationId),
  ]);
  const working = peopleOfPage(
    people.filter(({ workState }) => workState !== 'left'),
    after,
    limit + 1,
  );
  const facts = new Map(working.map((one) => [one.employeeId, one]));
  const rows = (await leave.balancesOf(db, organisationId, [...facts.keys()]))
    .map(({ staffId, leaveType, halves }): PersonBalanceAnswer => {
      const person = facts.get(staffId);
      return {
        employeeId: staffId,
        fullName: person?.fullName ?? '',
        department: names.get(person?.departmentId ?? '') ?? '',
        leaveType,
        halves,
      };
    })
    .filter((one) => !after || isBehind(one, after))
    .toSorted((one, other) => (isBehind(one, keyOf(other)) ? 1 : -1));
  return pageFrom(rows.slice(0, limit + 1), limit, (one) => one, keyOf);
}

export async function readTaken(
  { platform: { db }, leave }: ReportDependencies,
  { viewer, now }: SignedInCall,
  { months }: { readonly months: number },
): Promise<EndpointAnswer<typeof reportLeaveTaken>> {
  const [first = ''] = monthsUntil(istDay(now), months);
  return { items: [...(await leave.takenFrom(db, organisationOf(viewer), `${first}-01`))], nextCursor: null };
}
