import type { MemberPage } from '@nukkad/contract/network/connection/connection.model';
import { connectionErrors } from '@nukkad/contract/network/connection/connection.noun';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { actingOf } from './acting.ts';
import type { ConnectionDependencies } from './connection.interface.ts';
import { pairOf } from './connection.rules.ts';
import { connectionTransitions } from './connection.transitions.ts';
import { presentMember } from './member-page.ts';

interface Asked {
  readonly memberId: string;
  readonly action: 'accept' | 'reject' | 'withdraw' | 'remove';
  readonly version: number;
}

/** Taking away what is there is `delete` of the feature, the rest `update`. */
const actionOf = { accept: 'update', reject: 'update', withdraw: 'update', remove: 'delete' } as const;

export async function updateConnection(
  deps: ConnectionDependencies,
  call: SignedInCall,
  { memberId, action, version }: Asked,
): Promise<MemberPage> {
  const { now, lang } = call;
  const who = await actingOf(deps, call, actionOf[action]);
  return deps.platform.write(call, async (tx) => {
    const verb = connectionTransitions.verb[action];
    const allowed = await connectionTransitions.lockTo(tx, who, verb, pairOf(who.memberId, memberId));
    const { row } = allowed;
    if (row.version !== version) return refuse(connectionErrors.connection_moved_on, { present: row.status });
    await connectionTransitions.move(tx, allowed, { now });
    const found = await deps.member.membersOf(tx, [memberId]);
    const member = found.get(memberId) ?? refuse(connectionErrors.connection_not_found);
    return presentMember(deps, tx, { who, isSignedIn: true, member, now, lang });
  });
}
