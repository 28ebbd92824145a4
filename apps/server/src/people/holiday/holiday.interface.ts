import type { Reader } from '../../platform/db/database.ts';
import type { DayOff } from './holiday.rules.ts';
import type { Platform } from '../../platform/platform.ts';
import type { DepartmentInterface } from '../department/index.ts';

/** The days off of an organisation from one day to another. */
export interface HolidayCalendar {
  /** Why no one of this department (null: of none) works on this day; null: a working day. */
  dayOff(departmentId: string | null, day: string): DayOff | null;
}

/** What other domains may ask of holidays. Days are YYYY-MM-DD, both inclusive. */
export interface HolidayInterface {
  calendarOf(reader: Reader, organisationId: string, from: string, to: string): Promise<HolidayCalendar>;
}

export interface HolidayDependencies {
  readonly platform: Platform;
  readonly department: Pick<DepartmentInterface, 'holdDepartments'>;
}
