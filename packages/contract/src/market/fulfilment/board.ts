/** The columns of a partner's board, by what is to be done next. A booking is in one of them at most. */
export const boardColumns = [
  'requests',
  'assign',
  'today',
  'coming',
  'working',
  'settle',
  'disputed',
] as const;
export type BoardColumn = (typeof boardColumns)[number];
