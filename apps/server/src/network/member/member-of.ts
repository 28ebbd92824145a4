import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { PermissionAction } from '@nukkad/contract/kernel/roles';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Reader } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { factsOfBusiness, factsOfPerson } from './member-facts.ts';
import type { Looker, Member, MemberDependencies } from './member.interface.ts';
import { mayActForBusiness, mayChooseActsFor } from './member.policy.ts';
import { handleFrom } from './member.rules.ts';
import { type MemberRow, addMember, findOwn } from './member.store.ts';

type Owner = Pick<MemberRow, 'userId' | 'organisationId'>;

const lettersOfId = 6;
/** A second one may have the name of a first one. */
const tries = 3;

const factsOf = (deps: MemberDependencies, owner: Owner, viewer: Viewer) =>
  owner.userId === null
    ? factsOfBusiness(deps, deps.platform.db, owner.organisationId ?? '')
    : factsOfPerson(deps, deps.platform.db, {
        userId: owner.userId,
        organisationId: viewer.role === 'subUser' ? viewer.organisationId : null,
      });

const isOf = (owner: Owner) => (row: MemberRow) =>
  owner.userId === null ? row.organisationId === owner.organisationId : row.userId === owner.userId;

/** In a transaction of its own: what the caller does then may be refused, and the member stays. */
async function makeMember(deps: MemberDependencies, owner: Owner, viewer: Viewer): Promise<Member> {
  const { platform } = deps;
  const facts = (await factsOf(deps, owner, viewer)) ?? refuse(kernelErrors.forbidden);
  const now = platform.clock.now();
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const memberId = newId();
    const row: MemberRow = {
      memberId,
      ...owner,
      ...facts,
      handle: handleFrom(facts.shownName, attempt === 0 ? '' : memberId.slice(-lettersOfId)),
      headline: null,
      seenBy: 'members',
      askedBy: 'everyone',
      mentionedBy: 'connections',
      isListed: false,
      showsVisits: true,
      actsForBusiness: false,
      createdAt: now,
      version: 1,
    };
    const made = await platform.write(system, (tx) =>
      addMember(tx, systemAuthorized(row, 'who looks at the network first becomes a member')),
    );
    if (made) return row;
    const there = (
      await findOwn(platform.db, { userId: viewer.userId, organisationId: viewer.organisationId })
    ).find(isOf(owner));
    if (there) return there;
  }
  return refuse(kernelErrors.unavailable);
}

/** The person's own, or that of the business where this viewer acts for it. */
const ownerOf = (viewer: Viewer, own: readonly MemberRow[]): Owner => {
  const { userId, organisationId, role } = viewer;
  const chose = own.some((row) => row.userId === userId && row.actsForBusiness);
  const acts = role === 'Service Partner' || (chose && mayChooseActsFor(viewer));
  return acts && organisationId !== null
    ? { userId: null, organisationId }
    : { userId, organisationId: null };
};

const takesPart = ({ role }: Viewer) => role !== null && role !== 'Admin';

/** For whom they act, and what is there of them; null: they take no part, or may not act so for their business. */
async function findActing(viewer: Viewer, reader: Reader, action: PermissionAction) {
  if (!takesPart(viewer)) return null;
  const own = await findOwn(reader, viewer);
  const owner = ownerOf(viewer, own);
  if (owner.userId === null && !mayActForBusiness(viewer, action)) return null;
  return { owner, row: own.find(isOf(owner)) ?? null };
}

async function findOrMake(
  deps: MemberDependencies,
  viewer: Viewer,
  reader: Reader,
  action: PermissionAction,
): Promise<Member | null> {
  const acting = await findActing(viewer, reader, action);
  return acting && (acting.row ?? makeMember(deps, acting.owner, viewer));
}

export const memberOf = async (
  deps: MemberDependencies,
  viewer: Viewer,
  reader: Reader,
  action: PermissionAction = 'view',
): Promise<Member> => (await findOrMake(deps, viewer, reader, action)) ?? refuse(kernelErrors.forbidden);

export const viewingMember = async (
  deps: MemberDependencies,
  viewer: Viewer | null,
  reader: Reader,
): Promise<Member | null> => (viewer ? findOrMake(deps, viewer, reader, 'view') : null);

/** As whom someone looks for others: a search makes no one a member, and who has no row yet has blocked no one. */
export async function lookerOf(viewer: Viewer | null, reader: Reader): Promise<Looker> {
  const acting = viewer && (await findActing(viewer, reader, 'view'));
  return acting
    ? { memberId: acting.row?.memberId ?? null, isMember: true }
    : { memberId: null, isMember: false };
}

export const ownMember = async (viewer: Viewer, reader: Reader): Promise<Member | null> =>
  (await findActing(viewer, reader, 'view'))?.row ?? null;
