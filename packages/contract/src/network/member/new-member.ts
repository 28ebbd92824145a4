import { dayMs } from '../../kernel/time.ts';

/** In its first days a member may do less a day than later. */
export const newMemberDays = 7;

/** When a member stops being new. */
export const newMemberUntil = ({ createdAt }: { readonly createdAt: Date }): Date =>
  new Date(createdAt.getTime() + newMemberDays * dayMs);

export const isNewMember = ({ createdAt }: { readonly createdAt: Date }, now: Date): boolean =>
  now < newMemberUntil({ createdAt });
