/** An interview as a calendar entry: RFC 5545, and RFC 5546 for what updates and cancels the one before. */
import { contentLines, escapedValue } from '../../platform/content-line.rules.ts';

export interface CalendarEntry {
  readonly interviewId: string;
  /** Of the site: entries of two installations are never one. */
  readonly host: string;
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly changedAt: Date;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly url: string;
  readonly organiser: { readonly name: string; readonly email: string };
}

/** 20261130T043000Z */
const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A parameter in quotes has no quotes and no lines. */
const quoted = (text: string): string => `"${text.replaceAll(/["\p{Cc}]/gu, ' ')}"`;

const line = (name: string, value: string): readonly string[] =>
  value === '' ? [] : [`${name}:${escapedValue(value)}`];

/** The same UID each time, and a SEQUENCE that only grows: calendars keep one entry. */
export function calendarFile(entry: CalendarEntry): string {
  const { interviewId, host, sequence, isCancelled, organiser } = entry;
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//interviews//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${interviewId}@${host}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(entry.changedAt)}`,
    `LAST-MODIFIED:${utc(entry.changedAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    ...line('SUMMARY', entry.summary),
    ...line('LOCATION', entry.location),
    ...line('DESCRIPTION', entry.description),
    `URL:${entry.url}`,
    `ORGANIZER;CN=${quoted(organiser.name)}:mailto:${organiser.email}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
