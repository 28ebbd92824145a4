import type { MemberCard } from '@nukkad/contract/network/member/member.model';
import type { Reader, Sought } from '../../platform/db/database.ts';
import { signLink } from '../../platform/storage/links.ts';
import { type CardRow, listCards } from './member-card.store.ts';
import type { MemberDependencies } from './member.interface.ts';

/** Who may load a picture by its link. */
const lookers = { person: 'member', business: 'logo' } as const;

export async function cardsFor(
  deps: MemberDependencies,
  reader: Reader,
  viewerMemberId: string | null,
  memberIds: Sought<readonly string[]>,
): Promise<ReadonlyMap<string, MemberCard>> {
  const rows = await listCards(deps, reader, viewerMemberId, memberIds);
  const { secret } = deps.platform.config;
  const now = deps.platform.clock.now();
  const card = (row: CardRow): MemberCard => {
    const kind = row.isBusiness ? 'business' : 'person';
    return {
      memberId: row.memberId,
      kind,
      name: row.fullName || row.shownName,
      photoUrl: row.pictureKey === null ? null : signLink(secret, row.pictureKey, lookers[kind], now),
      headline: row.headline,
      place: row.place ?? '',
      handle: row.handle,
      tie: row.tie,
    };
  };
  return new Map(rows.map((row) => [row.memberId, card(row)]));
}
