import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { socketDelivery, socketMessage } from '../../kernel/socket-message.ts';
import { defineErrors } from '../../kernel/errors.ts';

/** Someone’s attendance of a day changed: the client asks for it again. */
export const attendanceChanged = socketMessage<{ readonly employeeId: string; readonly day: string }>(
  'attendance.changed',
);

const dayFacts = z.object({
  organisationId: ref('organisation'),
  employeeId: ref('employee'),
  day: z.string(),
});
export const attendanceEvents = {
  changed: event('attendance.changed', {
    summary: 'Someone checked in or out, or a correction was approved.',
    facts: dayFacts,
    tells: socketDelivery(
      attendanceChanged,
      ({ organisationId, employeeId, day }: z.output<typeof dayFacts>) => ({
        rooms: [`organisation:${organisationId}`, `staff:${employeeId}`],
        data: { employeeId, day },
      }),
    ),
  }),
  forgotten: event('attendance.forgotten', {
    summary: 'A check-in was not followed by a check-out in 16 hours; its time does not count.',
    facts: dayFacts,
  }),
};

export const attendanceErrors = defineErrors({
  attendance_not_employed: [403, 'You’re not on the team on this day.'],
  attendance_not_found: [404, 'Resource is not available'],
  check_in_open: [409, 'You’re already checked in. Check out first.'],
  check_in_missing: [409, 'You’re not checked in.'],
  check_in_too_early: [409, 'It’s too early to check in. Try again closer to your start time.'],
  check_in_too_late: [409, 'Your working hours have ended. Ask for a correction instead.'],
  check_in_away: [409, 'You’re too far from your work site. Go there and try again.'],
  check_in_place_missing: [409, 'Turn on location to check in at your work site.'],
  check_in_offline_off: [409, 'Your business doesn’t accept offline check-ins. Ask for a correction.'],
  check_in_overlaps: [409, 'This overlaps another check-in. Ask for a correction.'],
  work_site_not_found: [404, 'Resource is not available'],
  work_site_changed: [409, 'This work site was changed meanwhile. Check it and try again.'],
  work_site_name_taken: [409, 'You already have a work site with this name.'],
  work_site_limit: [409, 'Use at most 50 work sites.'],
  attendance_setting_changed: [409, 'These settings were changed meanwhile. Check them and try again.'],
  attendance_setting_for_unknown: [400, 'Choose one of your departments or employees.'],
  attendance_setting_hours: [400, 'The day must end after it starts, within 24 hours.'],
  attendance_setting_half: [400, 'A half day must be shorter than a full day.'],
  attendance_exemption_paid: [409, 'Salaries up to this month are confirmed. Choose a day after it.'],
  correction_past: [409, 'This day is too long ago to correct. Ask your manager.'],
  correction_confirmed: [
    409,
    'The salary of this month is confirmed. The difference can be added to the next payroll.',
  ],
  correction_future: [400, 'Choose a time that has passed.'],
  correction_order: [400, 'The end must be after the start, within 16 hours.'],
  correction_limit: [409, 'You’ve used all your corrections this month.'],
  correction_pending: [409, 'You’ve already asked for a correction of this day.'],
});

export const attendanceActs = [
  'attendance.set_hours',
  'attendance.set_exemption',
  'work_site.add',
  'work_site.edit',
  'work_site.remove',
] as const;
