import type { PermissionAction } from '@nukkad/contract/kernel/roles';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Member } from '../member/index.ts';
import type { PostDependencies } from './post.interface.ts';
import type { PostActor } from './post.policy.ts';

export interface Acting {
  readonly member: Member;
  readonly actor: PostActor;
}

export const actorOfMember = (viewer: SignedInCall['viewer'], member: Member): PostActor => ({
  viewer,
  memberId: member.memberId,
  isBusiness: member.organisationId !== null,
});

/** For whom the caller writes. 403 where they may not for the business. */
export async function actAs(
  { member: members, platform }: PostDependencies,
  { viewer }: Pick<SignedInCall, 'viewer'>,
  action: PermissionAction,
): Promise<Acting> {
  const member = await members.memberOf({ viewer }, platform.db, action);
  return { member, actor: actorOfMember(viewer, member) };
}

/** After three strikes a member writes nothing for a week. */
export const refusePaused = (
  { moderation }: PostDependencies,
  reader: Reader,
  { memberId }: Pick<Member, 'memberId'>,
  now: Date,
): Promise<void> => moderation.refusePaused(reader, memberId, now);
