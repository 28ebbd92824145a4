import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import { incidentLifecycle } from '@nukkad/contract/talk/support/incident.lifecycle';
import type { Incident } from '@nukkad/contract/talk/support/support.model';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
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

/** Without the addresses: answers are sent by us, and a person's number is revealed on the person's page alone. */
export function presentInOffice(row: IncidentRow): OfficeIncident {
  return {
    incidentId: row.incidentId,
    incidentNumber: row.incidentNumber,
    topic: row.topic,
    message: row.message,
    bookingNumber: row.bookingNumber,
    status: row.status,
    fullName: row.fullName,
    userId: row.userId,
    hasEmail: row.email !== null,
    answers: answersOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
