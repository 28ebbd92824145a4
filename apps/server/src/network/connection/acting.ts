import type { PermissionAction } from '@nukkad/contract/kernel/roles';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Acting, ConnectionDependencies } from './connection.interface.ts';

/** For whom the caller acts; 403 where they may not act so for their business. */
export async function actingOf(
  { member, platform }: ConnectionDependencies,
  call: SignedInCall,
  action: PermissionAction = 'view',
): Promise<Acting> {
  const { memberId } = await member.memberOf(call, platform.db, action);
  return { viewer: call.viewer, memberId };
}
