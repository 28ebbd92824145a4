import { dayMs } from '../../kernel/time.ts';

/** In its first days a member may do less a day than later. */
export const newMemberDays = 7;

export const isNewMember = ({ createdAt }: { readonly createdAt: Date }, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < newMemberDays * dayMs;
