import type { MemberCard } from '@nukkad/contract/network/member/member.model';
import type { SignedInCall } from '../../platform/http/route.ts';
import { actAs } from './act-as.ts';
import type { PostDependencies } from './post.interface.ts';

/** As many as a list below the words shows. */
const most = 8;

export async function listMentionable(
  deps: PostDependencies,
  call: SignedInCall,
  q: string,
): Promise<{ items: MemberCard[] }> {
  const { db } = deps.platform;
  const { member } = await actAs(deps, call, 'create');
  const ids = await deps.member.mentionable(db, member.memberId, q, most);
  const cards = await deps.member.cards(db, member.memberId, ids);
  return { items: ids.flatMap((id) => cards.get(id) ?? []) };
}
