import type { Viewer } from '../../platform/viewer.ts';

/** Who enters an address, or holds a signed link that went to it. */
export const subscriberSelf = { role: null, userId: null } as const;
export type Actor = Viewer | typeof subscriberSelf;

export const newsletterCapacities = ({ role }: Pick<Actor, 'role'>): readonly ('Subscriber' | 'Admin')[] => {
  if (role === null) return ['Subscriber'];
  return role === 'Admin' ? ['Admin'] : [];
};
