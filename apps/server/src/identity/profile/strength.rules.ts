import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { Role } from '@nukkad/contract/kernel/roles';
import type { ProfileStrength, StrengthKey } from '@nukkad/contract/identity/profile/profile.model';

/** The parts that are there. */
export type StrengthFacts = Readonly<Record<StrengthKey, boolean>>;

interface Part {
  readonly key: StrengthKey;
  readonly weight: number;
  readonly link: string;
}

const about = screenAddress.ownProfile;

/** Weights sum to 100 in each list; the order is that in which they are proposed where they weigh the same. */
const person: readonly Part[] = [
  { key: 'name', weight: 25, link: about },
  { key: 'address', weight: 20, link: screenAddress.customerAddresses },
  { key: 'picture', weight: 15, link: about },
  { key: 'about', weight: 15, link: about },
  { key: 'personal', weight: 15, link: about },
  { key: 'languages', weight: 10, link: about },
];
const staff: readonly Part[] = [
  { key: 'name', weight: 25, link: about },
  { key: 'picture', weight: 25, link: about },
  { key: 'languages', weight: 20, link: about },
  { key: 'about', weight: 15, link: about },
  { key: 'personal', weight: 15, link: about },
];
const partner: readonly Part[] = [
  { key: 'services', weight: 20, link: screenAddress.partnerServices },
  { key: 'gst', weight: 15, link: screenAddress.partnerProfile },
  { key: 'name', weight: 15, link: about },
  { key: 'picture', weight: 15, link: about },
  { key: 'about', weight: 15, link: about },
  { key: 'team', weight: 10, link: screenAddress.staff },
  { key: 'languages', weight: 10, link: about },
];

const lists = { person, staff, partner } as const;
export type StrengthKind = keyof typeof lists;

export function strengthKind(role: Role | null): StrengthKind {
  if (role === 'Service Partner') return 'partner';
  return role === 'subUser' ? 'staff' : 'person';
}

/** The next best thing is the heaviest that is not done. */
export function strengthOf(kind: StrengthKind, facts: StrengthFacts): ProfileStrength {
  const parts = lists[kind].map((part) => ({ ...part, done: facts[part.key] }));
  const open = parts.filter((part) => !part.done);
  const heaviest = Math.max(0, ...open.map((part) => part.weight));
  const next = open.find((part) => part.weight === heaviest);
  return {
    percent: parts.reduce((sum, part) => sum + (part.done ? part.weight : 0), 0),
    parts,
    next: next ? { key: next.key, weight: next.weight, link: next.link } : null,
  };
}
