/** The people of an organisation: the partner's rows, with the numbers of their accounts. */
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { Member, MemberFilter } from '../partner/index.ts';
import { countInvited, listInvitedNumbers, lockAdditions } from './invitation.store.ts';
import type { StaffDependencies } from './staff.interface.ts';
import type { StaffRow } from './staff.row.ts';

type Team = Pick<StaffDependencies, 'account' | 'partner'>;

async function withNumbers(
  { account }: Team,
  reader: Reader,
  members: readonly Member[],
): Promise<StaffRow[]> {
  const people = await account.getPeople(
    reader,
    members.map(({ userId }) => userId),
  );
  return members.map((member) => ({
    ...member,
    mobileNumber: people.get(member.userId)?.mobileNumber ?? '',
  }));
}

async function withNumber(team: Team, reader: Reader, member: Member | null): Promise<StaffRow | null> {
  const [row] = member ? await withNumbers(team, reader, [member]) : [];
  return row ?? null;
}

/** Who has this part of a number, where it is one. */
async function byNumber(
  { account, partner: { members } }: Team,
  reader: Reader,
  { organisationId, search }: Pick<MemberFilter, 'organisationId' | 'search'>,
): Promise<readonly string[]> {
  if (!/\d/.test(search)) return [];
  return account.filterByNumber(reader, await members.listUserIds(reader, organisationId), search);
}

/** By name, one more than `limit`; `search`: a part of the name or of the number. */
export async function listStaff(
  team: Team,
  reader: Reader,
  filter: Omit<MemberFilter, 'orUserIds'>,
): Promise<StaffRow[]> {
  const orUserIds = await byNumber(team, reader, filter);
  return withNumbers(team, reader, await team.partner.members.list(reader, { ...filter, orUserIds }));
}

/** How many `listStaff` has on all its pages. */
export async function countStaff(
  team: Team,
  reader: Reader,
  filter: Omit<MemberFilter, 'after' | 'limit' | 'orUserIds'>,
): Promise<number> {
  const orUserIds = await byNumber(team, reader, filter);
  return team.partner.members.count(reader, { ...filter, orUserIds });
}

export const findStaffOf = async (team: Team, reader: Reader, organisationId: string, staffId: string) =>
  withNumber(team, reader, await team.partner.members.find(reader, organisationId, staffId));

export const lockStaffOf = async (team: Team, tx: Tx, organisationId: string, staffId: string) =>
  withNumber(team, tx, await team.partner.members.lock(tx, organisationId, staffId));

/** Locks the row of a person in an organisation, in any status. */
export const lockMembership = async (team: Team, tx: Tx, organisationId: string, userId: string) =>
  withNumber(team, tx, await team.partner.members.lockMembership(tx, organisationId, userId));

/** How many people an organisation has, with those who are asked. */
export async function countPeople(
  { partner }: Team,
  reader: Reader,
  organisationId: string,
): Promise<number> {
  const invited = await countInvited(reader, organisationId);
  return invited + (await partner.members.countActive(reader, organisationId));
}

/** Serializes additions of people to an organisation. Answers how many it has, with those who are asked. */
export async function lockPeople(team: Team, tx: Tx, organisationId: string): Promise<number> {
  await lockAdditions(tx, organisationId);
  return countPeople(team, tx, organisationId);
}

/** Numbers out of `mobileNumbers` that work here now or are asked to, and the owner's. */
export async function findTakenNumbers(
  { account, partner }: Team,
  reader: Reader,
  organisationId: string,
  mobileNumbers: readonly string[],
): Promise<ReadonlyMap<string, 'staff' | 'owner' | 'invited'>> {
  const known = await account.findIdsByNumbers(reader, mobileNumbers);
  const places = await partner.members.findPlaces(reader, organisationId, [...known.values()]);
  const invited = new Set(await listInvitedNumbers(reader, organisationId, mobileNumbers));
  const why = (mobileNumber: string) => {
    const place = places.get(known.get(mobileNumber) ?? '');
    return place !== 'owner' && invited.has(mobileNumber) ? 'invited' : place;
  };
  const taken = new Map<string, 'staff' | 'owner' | 'invited'>();
  for (const mobileNumber of mobileNumbers) {
    const found = why(mobileNumber);
    if (found) taken.set(mobileNumber, found);
  }
  return taken;
}
