import type { OwnWorkRecord } from '@nukkad/contract/hiring/work-record/work-record.model';
import { istDay } from '@nukkad/contract/kernel/time';
import type { SignedInCall } from '../../platform/http/route.ts';
import { shortName } from '../../platform/short-name.rules.ts';
import type { WorkRecordDependencies } from './work-record.interface.ts';
import { presentRecord } from './work-record.presenter.ts';
import { digestOf } from './record-digest.ts';
import { type RecordFacts, isEmptyRecord, recordOf } from './work-record.rules.ts';

export interface OwnRecord {
  /** As it is said to others. */
  readonly name: string;
  readonly facts: RecordFacts;
}

/** Made anew of what bookings and employers say now. Not within a transaction. */
export async function makeRecord(
  { account, booking, catalog, employee, leaving, partner, platform: { db } }: WorkRecordDependencies,
  { viewer: { userId }, now }: Pick<SignedInCall, 'viewer' | 'now'>,
): Promise<OwnRecord> {
  const memberships = await employee.membershipsOf(db, userId);
  const staffIds = memberships.map(({ employeeId }) => employeeId);
  const organisationIds = [...new Set(memberships.map(({ organisationId }) => organisationId))];
  const [work, staff, organisations, ends, names, en, hi] = await Promise.all([
    booking.verifiedWork(db, staffIds),
    partner.getStaff(db, staffIds),
    partner.getOrganisations(db, organisationIds),
    leaving.confirmedEnds(db, staffIds),
    account.namesOf(db, [userId]),
    catalog.categoryNames('en'),
    catalog.categoryNames('hi'),
  ]);
  const employed = memberships.flatMap((facts) => {
    const organisation = organisations.get(facts.organisationId);
    if (!organisation || organisation.ownerUserId === userId) return [];
    return [{ facts, companyName: organisation.companyName }];
  });
  const facts = recordOf({
    work,
    names: { en, hi },
    rated: [...staff.values()],
    employed,
    ends,
    today: istDay(now),
  });
  return { name: shortName(names.get(userId) ?? ''), facts };
}

export async function readWorkRecord(
  deps: WorkRecordDependencies,
  call: SignedInCall,
): Promise<OwnWorkRecord> {
  const { name, facts } = await makeRecord(deps, call);
  return {
    name,
    record: presentRecord(facts, call.lang),
    isEmpty: isEmptyRecord(facts),
    digest: digestOf(facts),
  };
}
