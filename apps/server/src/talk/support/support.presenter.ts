import type { ReportSide } from '@nukkad/contract/talk/support/booking-problem';
import type { BookingReport } from '@nukkad/contract/talk/support/booking-report.model';
import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import { incidentLifecycle } from '@nukkad/contract/talk/support/incident.noun';
import { slaOf } from '@nukkad/contract/talk/support/incident-sla';
import { type Incident, type IncidentFile, incidentFiles } from '@nukkad/contract/talk/support/support.model';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { BookingBrief } from '../../market/booking/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { signLink } from '../../platform/storage/links.ts';
import { mayReopen } from './support.rules.ts';
import type { IncidentRow } from './support.store.ts';

const answersOf = ({ answers }: IncidentRow) =>
  answers.map(({ saidBy, message, at }) => ({ from: saidBy, message, at }));

/** For whom it is read, and when: links to files are signed for them. */
export interface Reading {
  readonly viewer: { readonly userId: string } | null;
  readonly now: Date;
  readonly config: Pick<Platform['config'], 'secret'>;
}

const filesOf = ({ files }: IncidentRow, { viewer, now, config }: Reading): IncidentFile[] =>
  viewer === null
    ? []
    : files.map(({ storageKey, ...file }) => ({
        ...file,
        url: signLink(config.secret, storageKey, viewer.userId, now),
      }));

export function presentIncident(row: IncidentRow, reading: Reading): Incident {
  const { now } = reading;
  const isOpen = canMove(incidentLifecycle, 'reply', row.status);
  return {
    incidentId: row.incidentId,
    incidentNumber: row.incidentNumber,
    topic: row.topic,
    message: row.message,
    bookingNumber: row.bookingNumber,
    status: row.status,
    answers: answersOf(row),
    files: filesOf(row, reading),
    callAt: row.callAt?.toISOString() ?? null,
    answerBy: isOpen && row.answeredAt === null ? (row.answerBy?.toISOString() ?? null) : null,
    can: {
      cancel: canMove(incidentLifecycle, 'cancel', row.status),
      reopen: mayReopen(row, now),
      reply: isOpen,
      attach: isOpen && row.files.length < incidentFiles.most,
    },
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

/** What is read beside it: the reported booking, bookings by number, names of staff by id. */
interface Beside {
  readonly brief: BookingBrief | null;
  readonly bookingIds: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
}

/** Without the addresses: answers are sent by us, and a person's number is revealed on the person's page alone. */
export function presentInOffice(
  row: IncidentRow,
  { brief, bookingIds, names }: Beside,
  reading: Reading & { readonly soonMs: number },
): OfficeIncident {
  const named = (userId: string | null) => (userId === null ? undefined : names.get(userId));
  return {
    incidentId: row.incidentId,
    incidentNumber: row.incidentNumber,
    topic: row.topic,
    message: row.message,
    bookingNumber: row.bookingNumber,
    bookingId: row.bookingId ?? bookingIds.get(row.bookingNumber ?? '') ?? null,
    problem: row.problem,
    answerBy: row.answerBy?.toISOString() ?? null,
    booking: brief && row.side && presentReported(brief, row.side),
    status: row.status,
    priority: row.priority,
    sla: slaOf(row, reading.now, reading.soonMs),
    team: row.team,
    forwardReason: row.forwardReason,
    callAt: row.callAt?.toISOString() ?? null,
    sid: row.sessionId,
    files: filesOf(row, reading),
    fullName: row.fullName,
    userId: row.userId,
    hasEmail: row.email !== null,
    answers: answersOf(row),
    assigneeId: row.assigneeId,
    assigneeName: named(row.assigneeId) ?? null,
    labels: [...row.labels],
    notes: row.notes.map(({ userId, ...note }) => ({ ...note, by: named(userId) ?? '' })),
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
