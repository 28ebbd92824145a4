import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { ScheduleInterface } from '../../market/schedule/index.ts';
import type { AttendanceInterface } from '../../people/attendance/index.ts';
import type { LeaveInterface } from '../../people/leave/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ApplicationInterface } from '../application/index.ts';
import type { JobInterface } from '../job/index.ts';

export interface InterviewInterfaces {
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly application: ApplicationInterface;
  /** Published shifts. */
  readonly attendance: Pick<AttendanceInterface, 'rosters'>;
  readonly booking: Pick<BookingInterface, 'jobsInTime'>;
  readonly job: Pick<JobInterface, 'jobCards' | 'team'>;
  readonly leave: Pick<LeaveInterface, 'leaveDays'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly schedule: Pick<ScheduleInterface, 'listOpeningHours'>;
}

export interface InterviewDependencies extends InterviewInterfaces {
  readonly platform: Platform;
}
