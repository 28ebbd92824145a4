import {
  incidentLifecycle,
  type IncidentStatus,
  reopenDays,
} from '@nukkad/contract/talk/support/incident.noun';
import { snoozeDays } from '@nukkad/contract/talk/support/incident-handling.model';
import type { IncidentPriority } from '@nukkad/contract/talk/support/incident-sla';
import { canMove } from '@nukkad/contract/kernel/lifecycle';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Terms of support; a row of `setting` under `support.rules` may replace any of them. */
export interface SupportRules {
  /** Until an answer is promised, by priority. */
  readonly urgentAnswerHours: number;
  readonly highAnswerHours: number;
  readonly normalAnswerHours: number;
  /** So long after the chosen time a person is called at the latest. */
  readonly callMinutes: number;
  /** So long before its end an answer is due soon. */
  readonly soonHours: number;
}

export const defaultSupportRules: SupportRules = {
  urgentAnswerHours: 2,
  highAnswerHours: 8,
  normalAnswerHours: 24,
  callMinutes: 15,
  soonHours: 2,
};

const answerHours = (priority: IncidentPriority, rules: SupportRules): number =>
  ({ urgent: rules.urgentAnswerHours, high: rules.highAnswerHours, normal: rules.normalAnswerHours })[
    priority
  ];

/** Counted from the person's last words. */
export const answerDue = (priority: IncidentPriority, now: Date, rules: SupportRules): Date =>
  new Date(now.getTime() + answerHours(priority, rules) * hourMs);
/** A call is promised at the time that the person chose. */
export const callDue = (callAt: Date, { callMinutes }: SupportRules): Date =>
  new Date(callAt.getTime() + callMinutes * 60_000);
export const soonMs = ({ soonHours }: SupportRules): number => soonHours * hourMs;

/** Requests of one sender a day, and addresses of other sites in one message. */
export const supportLimits = { perDay: 8, links: 3 } as const;

export function looksLikeSpam(message: string): boolean {
  return (message.match(/https?:\/\/|www\./gi)?.length ?? 0) > supportLimits.links;
}

interface Ended {
  readonly status: IncidentStatus;
  readonly endedAt: Date | null;
}

export function mayReopen({ status, endedAt }: Ended, now: Date): boolean {
  return (
    canMove(incidentLifecycle, 'reopen', status) &&
    endedAt !== null &&
    now.getTime() - endedAt.getTime() <= reopenDays * dayMs
  );
}

/** What was resolved before this instant closes by itself. */
export const closesBefore = (now: Date): Date => new Date(now.getTime() - reopenDays * dayMs);
export const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);

const ended: readonly IncidentStatus[] = ['Resolved', 'Closed', 'Cancelled'];
export const isEnded = (status: IncidentStatus): boolean => ended.includes(status);

/** One that waits for support or its person, for some days at most. */
export const maySnooze = (status: IncidentStatus, until: Date, now: Date): boolean =>
  canMove(incidentLifecycle, 'reply', status) &&
  until > now &&
  until.getTime() - now.getTime() <= snoozeDays * dayMs;

export const uniqueLabels = (labels: readonly string[]): string[] => [...new Set(labels)];
