import type { Reader } from '../../../platform/db/database.ts';
import type { ConnectionDependencies, Member } from '../connection.interface.ts';

interface Known {
  readonly memberId: string;
  /** The booking number, or the name of the business. */
  readonly detail: string;
}

/** The memberships of a person now; of a business none. */
async function placesOf({ employee }: ConnectionDependencies, reader: Reader, { userId }: Member) {
  if (userId === null) return [];
  const all = await employee.membershipsOf(reader, userId);
  return all.filter(({ workState }) => workState !== 'left');
}

/** Customers, businesses and professionals who met the member over a finished visit. */
export async function workedWith(
  deps: ConnectionDependencies,
  reader: Reader,
  own: Member,
  limit: number,
): Promise<readonly Known[]> {
  const { booking, member, partner } = deps;
  const memberships = await placesOf(deps, reader, own);
  const staffIds = memberships.map(({ employeeId }) => employeeId);
  const met = await booking.workedWith(
    reader,
    { buyerId: own.userId, staffIds, organisationId: own.organisationId },
    limit,
  );
  const staff = await partner.getStaff(reader, [...new Set(met.flatMap(({ staffId }) => staffId ?? []))]);
  const others = met.map((one) => ({
    ...one,
    ids: [one.buyerId, one.organisationId, staff.get(one.staffId ?? '')?.userId ?? ''],
  }));
  const members = await member.ofOwners(reader, {
    userIds: [...new Set(others.flatMap(({ ids }) => [ids[0] ?? '', ids[2] ?? ''].filter(Boolean)))],
    organisationIds: [...new Set(met.map(({ organisationId }) => organisationId))],
  });
  return others.flatMap(({ ids, bookingNumber }) =>
    ids.flatMap((id) => {
      const found = members.get(id);
      return found ? { memberId: found.memberId, detail: bookingNumber } : [];
    }),
  );
}

/** Who works for the same business, and the business; of a business its people. */
export async function colleaguesOf(
  deps: ConnectionDependencies,
  reader: Reader,
  own: Member,
  limit: number,
): Promise<readonly Known[]> {
  const { member, partner } = deps;
  const places = await placesOf(deps, reader, own);
  const organisationIds = own.organisationId ? [own.organisationId] : places.map((one) => one.organisationId);
  if (organisationIds.length === 0) return [];
  const [people, businesses] = await Promise.all([
    Promise.all(organisationIds.map((id) => partner.members.listUserIds(reader, id))),
    partner.getOrganisations(reader, organisationIds),
  ]);
  const members = await member.ofOwners(reader, { userIds: people.flat().slice(0, limit), organisationIds });
  const detail = [...businesses.values()].map(({ companyName }) => companyName)[0] ?? '';
  return [...members.values()].map(({ memberId }) => ({ memberId, detail }));
}
