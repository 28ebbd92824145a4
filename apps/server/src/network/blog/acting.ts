import type { PermissionAction } from '@nukkad/contract/kernel/roles';
import type { Reader } from '../../platform/db/database.ts';
import type { Call, SignedInCall } from '../../platform/http/route.ts';
import type { Member } from '../member/index.ts';
import type { BlogDependencies } from './blog.interface.ts';
import type { BlogActor } from './blog.policy.ts';

export interface Acting {
  readonly actor: BlogActor;
  readonly member: Member;
  readonly now: Date;
}

/** For whom the caller acts. 403 where they may not for the business. */
export async function actingAs(
  { member: members, platform }: BlogDependencies,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
  action: PermissionAction,
): Promise<Acting> {
  const member = await members.memberOf({ viewer }, platform.db, action);
  return { actor: { viewer, member }, member, now };
}

/** Who reads; null: a visitor, or someone who takes no part. */
export interface Reading {
  readonly actor: BlogActor | null;
  readonly viewerId: string | null;
  readonly now: Date;
}

export async function readingAs(
  { member: members, platform }: BlogDependencies,
  { viewer, now }: Pick<Call, 'viewer' | 'now'>,
): Promise<Reading> {
  const member = await members.viewingMember(viewer, platform.db);
  const actor = viewer && member ? { viewer, member } : null;
  return { actor, viewerId: member?.memberId ?? null, now };
}

/** After three strikes a member writes nothing for a week. */
export const refusePaused = (
  { moderation }: BlogDependencies,
  reader: Reader,
  { member: { memberId }, now }: Acting,
): Promise<void> => moderation.refusePaused(reader, memberId, now);
