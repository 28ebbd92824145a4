import type { BookingInterface } from '../../market/booking/index.ts';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AttendanceInterface } from '../attendance/index.ts';
import type { EmployeeInterface } from '../employee/index.ts';
import type { HolidayInterface } from '../holiday/index.ts';

/** A shift of a type on a day. */
export interface ShiftOn {
  readonly name: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface FirstShift {
  readonly organisationId: string;
  readonly employeeId: string;
  readonly shiftTypeId: string;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** What other domains may ask of the roster. */
export interface ShiftInterface {
  /** Null: there is no such type here; one that was removed is still known. */
  shiftOn(reader: Reader, organisationId: string, shiftTypeId: string, day: string): Promise<ShiftOn | null>;
  /** Null as above, or it can no longer be planned; it stays so until the transaction ends. */
  holdShift(tx: Tx, organisationId: string, shiftTypeId: string, day: string): Promise<ShiftOn | null>;
  /** A draft for the planners to publish. False: the day is over, the type is gone, or there is another shift then. */
  planFirst(tx: Tx, first: Authorized<FirstShift>, now: Date): Promise<boolean>;
}

/** What a composition hands in. */
export interface ShiftDependencies {
  readonly platform: Platform;
  readonly employee: EmployeeInterface;
  readonly holiday: HolidayInterface;
  /** Asked: what a professional has to do in a shift that goes away. */
  readonly booking: Pick<BookingInterface, 'jobsInTime'>;
  /** Answered: the hours of published shifts. Read: approved leave. */
  readonly attendance: Pick<AttendanceInterface, 'leaves' | 'rosters'>;
}
