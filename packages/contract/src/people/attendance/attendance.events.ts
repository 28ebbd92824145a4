import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { socketDelivery, socketMessage } from '../../kernel/socket-message.ts';

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
