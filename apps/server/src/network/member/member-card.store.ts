import type { MemberTie } from '@nukkad/contract/network/member/member.noun';
import { sql } from 'kysely';
import type { Reader, Sought } from '../../platform/db/database.ts';
import { isAmong, isNone } from '../../platform/db/is-among.ts';
import type { MemberInterfaces } from './member.interface.ts';

/** A member as the one who looks may see it: what may not be seen is null. */
export interface CardRow {
  readonly memberId: string;
  readonly isBusiness: boolean;
  readonly handle: string;
  readonly shownName: string;
  readonly fullName: string | null;
  readonly headline: string | null;
  readonly place: string | null;
  readonly pictureKey: string | null;
  readonly tie: MemberTie;
}

export type CardOwners = Pick<MemberInterfaces, 'account' | 'geography' | 'partner' | 'profile'>;

/**
 * With what each is to the one who looks; those blocked in either direction are left out. Connections see full names, they
 * and who is asked by a member see the picture of a person. What other domains own is asked by their subqueries, so that the
 * cards of a page are one statement.
 */
export async function listCards(
  { account, geography, partner, profile }: CardOwners,
  reader: Reader,
  viewerId: string | null,
  memberIds: Sought<readonly string[]>,
): Promise<readonly CardRow[]> {
  if (isNone(memberIds)) return [];
  const { rows } =
    await sql<CardRow>`select m.member_id as "memberId", m.user_id is null as "isBusiness", m.handle,
      m.shown_name as "shownName", m.headline, ${geography.cityNameOf(sql<string>`m.city_code`)} as place, t.tie,
      case when m.user_id is not null and t.tie in ('self', 'connected') then ${account.nameOf(sql<string>`m.user_id`)} end as "fullName",
      case when m.user_id is null then ${partner.logos.keyOf(sql<string>`m.organisation_id`)}
        when t.tie in ('self', 'connected', 'asks') then ${profile.pictureOf(sql<string>`m.user_id`)} end as "pictureKey"
    from network_member m cross join lateral network_ties(${viewerId}::uuid, m.member_id) t
    where m.member_id ${isAmong(memberIds, 'uuid')}
      and not exists (select from network_blocks(${viewerId}::uuid, m.member_id))`.execute(reader);
  return rows;
}
