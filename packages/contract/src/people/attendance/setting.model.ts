import * as z from 'zod/mini';
import { optionalText, text, whole } from '../../kernel/schema.ts';
import { departmentId, employeeId } from '../department/department.model.ts';
import { workSiteId } from './attendance.model.ts';

/** Hours and rules of attendance, for everyone, a department or a person. */
export const attendanceRules = z.object({
  startsMinute: whole(0, 1_439, 'Minutes after midnight in Asia/Kolkata.'),
  endsMinute: whole(1, 2_880, 'Of the same day; above 1440 it ends on the next one.'),
  breakMinutes: whole(0, 240, 'Unpaid, within the day.'),
  graceMinutes: whole(0, 120, 'After the start before one is late.'),
  fullDayMinutes: whole(1, 1_440, 'Worked for a full day.'),
  halfDayMinutes: whole(1, 1_440, 'Worked for half a day; less is absent.'),
  overtimeAfterMinutes: whole(0, 480, 'Beyond the planned hours before overtime counts.'),
  earliestMinutes: whole(0, 480, 'Before the start when one may check in.'),
  latestMinutes: whole(0, 480, 'After the end when one may still check in.'),
  mustBeAtSite: z
    .boolean('Choose yes or no.')
    .check(z.describe('Away from every work site a check-in is refused, not only marked.')),
  acceptsOffline: z.boolean('Choose yes or no.'),
  correctionsPerMonth: whole(0, 31, 'An employee may ask for.'),
  correctionDaysBack: whole(0, 60, 'So long after the day.'),
});
export type AttendanceRules = z.output<typeof attendanceRules>;

const target = {
  departmentId: z.nullable(departmentId),
  employeeId: z.nullable(employeeId),
};

export const settingTarget = z.object(target);

export const attendanceSetting = z.object({
  ...target,
  name: z.string().check(z.describe('Of the department or the person; empty: everyone.')),
  version: z.int().check(z.describe('0: nothing is set, these are the built-in ones.')),
  rules: attendanceRules,
});
export type AttendanceSettingAnswer = z.input<typeof attendanceSetting>;

export const settingBody = z.object({
  ...target,
  version: whole(0, 1_000_000, 'As it was read; 0: nothing was set yet.'),
  rules: attendanceRules,
});
export type SettingBody = z.output<typeof settingBody>;

const degrees = (most: number, what: string) =>
  z
    .number('Choose the place on the map or use your location.')
    .check(z.gte(-most, 'This is no place.'), z.lte(most, 'This is no place.'), z.describe(what));

export const siteBody = z.object({
  name: text(80, 'As the business calls it.'),
  address: optionalText(200, 'For people.'),
  latitude: degrees(90, 'Degrees north.'),
  longitude: degrees(180, 'Degrees east.'),
  radiusMetres: whole(50, 5_000, 'Within it a check-in is at the site.'),
});
export type SiteBody = z.output<typeof siteBody>;

export const workSite = z.object({
  workSiteId,
  name: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  radiusMetres: z.int(),
  version: z.int(),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
});
export type WorkSite = z.output<typeof workSite>;
export type WorkSiteAnswer = z.input<typeof workSite>;
export const mostSites = 50;
