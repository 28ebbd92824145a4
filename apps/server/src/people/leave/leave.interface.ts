import type { Reader } from '../../platform/db/database.ts';

/** A day of approved leave: the parts of it that are leave. */
export interface LeaveDay {
  readonly staffId: string;
  /** YYYY-MM-DD in Asia/Kolkata. */
  readonly day: string;
  readonly morning: boolean;
  readonly afternoon: boolean;
  readonly isPaid: boolean;
  readonly title: string;
}

/** What other domains may ask of leave. */
export interface LeaveInterface {
  /** Approved leave of these employees in a month (YYYY-MM), day by day; days off among them included. */
  leaveDays(
    reader: Reader,
    organisationId: string,
    staffIds: readonly string[],
    month: string,
  ): Promise<readonly LeaveDay[]>;
  /** Half days that are left of types which are paid out on leaving, by member of staff. */
  encashable(
    reader: Reader,
    organisationId: string,
    people: readonly { readonly staffId: string; readonly joinedOn: string }[],
    now: Date,
  ): Promise<ReadonlyMap<string, number>>;
  /** What these employees have left of each type that may be asked for; null: without a limit. */
  balancesOf(
    reader: Reader,
    organisationId: string,
    staffIds: readonly string[],
  ): Promise<
    readonly { readonly staffId: string; readonly leaveType: string; readonly halves: number | null }[]
  >;
  /** Approved leave that began on a day (YYYY-MM-DD) or later, by the month of its first day and by type. */
  takenFrom(
    reader: Reader,
    organisationId: string,
    day: string,
  ): Promise<
    readonly {
      readonly month: string;
      readonly leaveType: string;
      readonly halves: number;
      readonly people: number;
    }[]
  >;
}
