import type { ReportSide } from '@nukkad/contract/talk/support/booking-problem';
import type { BookingReport } from '@nukkad/contract/talk/support/booking-report.model';
import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import { incidentLifecycle } from '@nukkad/contract/talk/support/incident.lifecycle';
import type { Incident } from '@nukkad/contract/talk/support/support.model';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { BookingBrief } from '../../market/booking/index.ts';
import { mayReopen } from './support.rules.ts';
import type { IncidentRow } from './support.store.ts';

const answersOf = ({ answers }: IncidentRow) =>
  answers.map(({ saidBy, message, at }) => ({ from: saidBy, message, at }));

export function presentIncident(row: IncidentRow, now: Date): Incident {
  return {
    incidentId: row.incidentId,
    incidentNumber: row.incidentNumber,
    topic: row.topic,
    message: row.message,
    bookingNumber: row.bookingNumber,
    status: row.status,
    answers: answersOf(row),
    can: { cancel: canMove(incidentLifecycle, 'cancel', row.status), reopen: mayReopen(row, now) },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

const presentReported = (
  booking: BookingBrief,
  side: ReportSide,
): NonNullable<OfficeIncident['booking']> => ({
  bookingId: booking.bookingId,
  status: booking.status,
  startsAt: booking.startsAt.toISOString(),
  total: booking.totalPaise,
  side,
  buyerId: booking.buyerId,
  organisationId: booking.organisationId,
});

/** As the side that reported it sees it. */
export function presentReport(row: IncidentRow): BookingReport {
  if (row.problem === null || row.answerBy === null) throw new Error('A message is no report of a booking.');
  return {
    incidentId: row.incidentId,
    incidentNumber: row.incidentNumber,
    problem: row.problem,
    message: row.message,
    status: row.status,
    answers: answersOf(row),
    createdAt: row.createdAt.toISOString(),
    answerBy: row.answerBy.toISOString(),
  };
}

/** Without the addresses: answers are sent by us, and a person's number is revealed on the person's page alone. */
export function presentInOffice(row: IncidentRow, booking: BookingBrief | null): OfficeIncident {
  return {
    incidentId: row.incidentId,
    incidentNumber: row.incidentNumber,
    topic: row.topic,
    message: row.message,
    bookingNumber: row.bookingNumber,
    problem: row.problem,
    answerBy: row.answerBy?.toISOString() ?? null,
    booking: booking && row.side && presentReported(booking, row.side),
    status: row.status,
    fullName: row.fullName,
    userId: row.userId,
    hasEmail: row.email !== null,
    answers: answersOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
