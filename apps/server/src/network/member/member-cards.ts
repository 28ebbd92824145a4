import type { MemberCard } from '@nukkad/contract/network/member/member.model';
import type { Reader } from '../../platform/db/database.ts';
import { signLink } from '../../platform/storage/links.ts';
import type { MemberDependencies } from './member.interface.ts';
import { type SeenRow, listSeen } from './member.store.ts';

const isNear = ({ tie }: SeenRow) => tie === 'connected' || tie === 'self';
/** Connections, and who is asked by a member, see the picture of a person. */
const showsPicture = (row: SeenRow) => isNear(row) || row.tie === 'asks';

const usersOf = (rows: readonly SeenRow[], shown: (row: SeenRow) => boolean): string[] =>
  rows.flatMap((row) => (row.userId !== null && shown(row) ? row.userId : []));

/** Who may load a picture by its link. */
const lookers = { person: 'member', business: 'logo' } as const;

interface Found {
  readonly names: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, string>;
  readonly logos: ReadonlyMap<string, string>;
  readonly cities: ReadonlyMap<string, string>;
}

async function foundFor(deps: MemberDependencies, reader: Reader, rows: readonly SeenRow[]): Promise<Found> {
  const businesses = rows.flatMap(({ organisationId }) => organisationId ?? []);
  const [names, pictures, logos, cities] = await Promise.all([
    deps.account.namesOf(reader, usersOf(rows, isNear)),
    deps.profile.picturesOf(reader, usersOf(rows, showsPicture)),
    deps.partner.logos.keysOf(reader, businesses),
    deps.geography.cityNames(reader, [...new Set(rows.map(({ cityCode }) => cityCode))]),
  ]);
  return { names, pictures, logos, cities };
}

export async function cardsFor(
  deps: MemberDependencies,
  reader: Reader,
  viewerMemberId: string | null,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, MemberCard>> {
  const rows = await listSeen(reader, viewerMemberId, [...new Set(memberIds)]);
  const found = await foundFor(deps, reader, rows);
  const { secret } = deps.platform.config;
  const now = deps.platform.clock.now();
  const link = (key: string | undefined, looker: string) =>
    key === undefined ? null : signLink(secret, key, looker, now);
  return new Map(
    rows.map((row) => {
      const { userId, organisationId } = row;
      const card: MemberCard = {
        memberId: row.memberId,
        kind: userId === null ? 'business' : 'person',
        name: (userId !== null && isNear(row) && found.names.get(userId)) || row.shownName,
        photoUrl:
          userId === null
            ? link(found.logos.get(organisationId ?? ''), lookers.business)
            : link(found.pictures.get(userId), lookers.person),
        headline: row.headline,
        place: found.cities.get(row.cityCode ?? '') ?? '',
        handle: row.handle,
        tie: row.tie,
      };
      return [row.memberId, card];
    }),
  );
}
