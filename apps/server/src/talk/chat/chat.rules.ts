/** Terms of conversations; a row of `setting` under `chat.rules` may replace any of them. */
export interface ChatRules {
  /** For so long its sender may delete a message for everyone. */
  readonly deleteForAllMinutes: number;
  /** After the end of the record both sides may write for so many days. */
  readonly afterEndDays: number;
  /** For so long its sender may correct the words of a message. */
  readonly editMinutes: number;
}

export const defaultChatRules: ChatRules = {
  deleteForAllMinutes: 15,
  afterEndDays: 14,
  editMinutes: 15,
};

const minuteMs = 60_000;
const dayMs = 86_400_000;

export type Side = 'a' | 'b';
export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** Whether both sides may still write. */
export const isOpen = (
  { closedAt, endedAt }: { readonly closedAt: Date | null; readonly endedAt: Date | null },
  now: Date,
  { afterEndDays }: Pick<ChatRules, 'afterEndDays'>,
): boolean =>
  closedAt === null && (endedAt === null || now.getTime() - endedAt.getTime() <= afterEndDays * dayMs);

export const deletableUntil = (
  at: Date,
  { deleteForAllMinutes }: Pick<ChatRules, 'deleteForAllMinutes'>,
): Date => new Date(at.getTime() + deleteForAllMinutes * minuteMs);

export const editableUntil = (at: Date, { editMinutes }: Pick<ChatRules, 'editMinutes'>): Date =>
  new Date(at.getTime() + editMinutes * minuteMs);

export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);

/** Numbers and read marks of both sides, as the conversation keeps them. */
export interface Marks {
  readonly lastSeq: number;
  readonly aCount: number;
  readonly bCount: number;
  readonly aDeliveredSeq: number;
  readonly aReadSeq: number;
  readonly aSeen: number;
  readonly aNotifiedSeq: number;
  readonly bDeliveredSeq: number;
  readonly bReadSeq: number;
  readonly bSeen: number;
  readonly bNotifiedSeq: number;
}

export interface SideMarks {
  readonly deliveredSeq: number;
  readonly readSeq: number;
  /** Messages of the other side at or before `readSeq`. */
  readonly seen: number;
  readonly notifiedSeq: number;
}

export const marksOf = (marks: Marks, side: Side): SideMarks =>
  side === 'a'
    ? {
        deliveredSeq: marks.aDeliveredSeq,
        readSeq: marks.aReadSeq,
        seen: marks.aSeen,
        notifiedSeq: marks.aNotifiedSeq,
      }
    : {
        deliveredSeq: marks.bDeliveredSeq,
        readSeq: marks.bReadSeq,
        seen: marks.bSeen,
        notifiedSeq: marks.bNotifiedSeq,
      };

/** How many messages the other side has written. */
export const countOfOther = ({ aCount, bCount }: Pick<Marks, 'aCount' | 'bCount'>, side: Side): number =>
  side === 'a' ? bCount : aCount;

/** A person who has not opened it is as far as their side. */
export const unreadOf = (marks: Marks, side: Side, ownSeen: number | null): number =>
  Math.max(0, countOfOther(marks, side) - (ownSeen ?? marksOf(marks, side).seen));

/** A side is told of the first message since it read; what follows is found with it. */
export const isFirstUnread = ({ notifiedSeq, readSeq }: SideMarks): boolean => notifiedSeq <= readSeq;

/** How far the other side got with a message. */
export const statusOf = (seq: number, { deliveredSeq, readSeq }: SideMarks): 'sent' | 'delivered' | 'read' =>
  seq <= readSeq ? 'read' : seq <= deliveredSeq ? 'delivered' : 'sent';

/** What the other side is shown of a person until contacts may be seen. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s/)[0] ?? '';

const previewLength = 200;
export const previewOf = (text: string): string =>
  Array.from(text).slice(0, previewLength).join('').slice(0, previewLength);

/** Files of one person within a day. */
export const documentsPerDay = 100;
