import { dayMs } from '@nukkad/contract/kernel/time';

/** A comment can be edited for a day. */
export const mayStillEdit = ({ createdAt }: { readonly createdAt: Date }, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < dayMs;
