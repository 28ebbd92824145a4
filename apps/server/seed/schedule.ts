/** Bulk builders of working time: a few statements for any number of partners. */
import { systemAuthorized } from '../src/platform/authorize.ts';
import type { Tx } from '../src/platform/db/database.ts';
import type { Leave } from '../src/market/schedule/index.ts';
import { addLeaves, addOpeningHours, addShifts, addSkills } from '../src/market/schedule/schedule.seed.ts';

/** Minutes after midnight IST; `weekdays` 1 Monday to 7 Sunday. */
export interface WeekPlan {
  readonly weekdays: readonly number[];
  readonly from: number;
  readonly to: number;
}

export interface WorkingPerson {
  readonly staffId: string;
  readonly shift: WeekPlan;
  readonly categories: readonly string[];
  readonly leaves?: readonly { readonly from: Date; readonly to: Date }[];
}

export interface WorkingPartner {
  readonly organisationId: string;
  readonly hours: WeekPlan;
  readonly people: readonly WorkingPerson[];
}

const ofCity = <T>(rows: T) => systemAuthorized(rows, 'The demo city has these hours.');

/** Hours, shifts, skills and leaves of all these partners. */
export async function seedWorkingTime(tx: Tx, partners: readonly WorkingPartner[]): Promise<void> {
  const people = partners.flatMap((partner) => partner.people);
  await addOpeningHours(
    tx,
    ofCity(
      partners.flatMap(({ organisationId, hours }) =>
        hours.weekdays.map((weekday) => ({
          organisationId,
          weekday,
          opensMinute: hours.from,
          closesMinute: hours.to,
        })),
      ),
    ),
  );
  await addShifts(
    tx,
    ofCity(
      people.flatMap(({ staffId, shift }) =>
        shift.weekdays.map((weekday) => ({
          staffId,
          weekday,
          startsMinute: shift.from,
          endsMinute: shift.to,
        })),
      ),
    ),
  );
  await addSkills(
    tx,
    ofCity(
      people.flatMap(({ staffId, categories }) => categories.map((categoryId) => ({ staffId, categoryId }))),
    ),
  );
  await addLeaves(
    tx,
    ofCity(
      people.flatMap(({ staffId, leaves = [] }): Leave[] => leaves.map((leave) => ({ ...leave, staffId }))),
    ),
  );
}
