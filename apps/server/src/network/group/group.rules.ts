import { askAgainDays, joinedGroups } from '@nukkad/contract/network/group/group.model';
import { isNewMember } from '@nukkad/contract/network/member/new-member';
import { dayMs } from '@nukkad/contract/kernel/time';

const longestSlug = 70;
const shortestSlug = 3;

/** "Plumbers of Pune" is "plumbers-of-pune"; `suffix`, letters and digits, tells it apart from one that is taken. */
export function slugFrom(name: string, suffix: string): string {
  const letters = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]/u)
    .filter((part) => part !== '')
    .join('-')
    .slice(0, longestSlug);
  const cut = letters.endsWith('-') ? letters.slice(0, -1) : letters;
  const begun = cut.length < shortestSlug ? `group${cut === '' ? '' : `-${cut}`}` : cut;
  return suffix === '' ? begun : `${begun}-${suffix}`;
}

/** In so many groups a member may be now. */
export const mostJoined = (member: { readonly createdAt: Date }, now: Date): number =>
  isNewMember(member, now) ? joinedGroups.new : joinedGroups.usual;

export const againAfter = (now: Date): Date => new Date(now.getTime() + askAgainDays * dayMs);

/** Whether who was declined or removed still waits. */
export const mustWait = (row: { readonly againFrom: Date | null } | null, now: Date): boolean =>
  row !== null && row.againFrom !== null && row.againFrom > now;
