import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { type Room, socketDelivery, socketMessage } from '../../kernel/socket-message.ts';

/** Shifts of an organisation changed: the client asks for them again. */
export const rosterChanged = socketMessage<{ readonly from: string }>('roster.changed');
/** A request for a shift changed; request is its id. */
export const shiftRequestChanged = socketMessage<{ readonly requestId: string }>('shift_request.changed');

const rosterFacts = z.object({
  organisationId: ref('organisation'),
  employeeIds: z.array(z.string()).check(z.describe('Whose shifts they are.')),
  from: z.string(),
  to: z.string(),
});
type RosterFacts = z.output<typeof rosterFacts>;
const staffRooms = (employeeIds: readonly string[]) =>
  employeeIds.map((employeeId): Room => `staff:${employeeId}`);
/** Drafts are for planners alone, so a change of them is told to the organisation's room without its people's. */
const tellsPlanners = socketDelivery(rosterChanged, ({ organisationId, from }: RosterFacts) => ({
  rooms: [`organisation:${organisationId}`],
  data: { from },
}));

const requestFacts = z.object({
  organisationId: ref('organisation'),
  requestId: ref('shift request'),
  employeeIds: z.array(z.string()).check(z.describe('Who asked, and the colleague of a swap.')),
});
const tells = socketDelivery(
  shiftRequestChanged,
  ({ organisationId, requestId, employeeIds }: z.output<typeof requestFacts>) => ({
    rooms: [`organisation:${organisationId}`, ...staffRooms(employeeIds)],
    data: { requestId },
  }),
);

export const shiftEvents = {
  changed: event('roster.changed', {
    summary: 'Shifts were planned, moved, withdrawn, or changed hands.',
    facts: rosterFacts,
    tells: tellsPlanners,
  }),
  published: event('roster.published', {
    summary: 'Planned shifts are published; those of these people changed.',
    facts: rosterFacts,
    tells: socketDelivery(rosterChanged, ({ organisationId, employeeIds, from }: RosterFacts) => ({
      rooms: [`organisation:${organisationId}`, ...staffRooms(employeeIds)],
      data: { from },
    })),
  }),
  requestAsked: event('shift_request.asked', {
    summary: 'Someone asks for an open shift, or two agreed on a swap: the office decides.',
    facts: requestFacts,
    tells,
  }),
  requestProposed: event('shift_request.proposed', {
    summary: 'Someone proposed a swap to a colleague.',
    facts: requestFacts,
    tells,
  }),
  requestDecided: event('shift_request.decided', {
    summary: 'A request for a shift was approved, rejected or declined, or expired.',
    facts: requestFacts,
    tells,
  }),
  requestChanged: event('shift_request.changed', {
    summary: 'A request for a shift was withdrawn, or a swap counts without approval.',
    facts: requestFacts,
    tells,
  }),
};
