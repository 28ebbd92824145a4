/** How soon a message to support is answered, and who may be asked to answer it. */
import type { BookingProblem } from './booking-problem.ts';
import type { IncidentStatus } from './incident.noun.ts';
import type { IncidentTopic } from './support.model.ts';

export const incidentPriorities = ['urgent', 'high', 'normal'] as const;
export type IncidentPriority = (typeof incidentPriorities)[number];

/** Someone waits at a door, or is in danger. */
const urgentProblems: readonly (BookingProblem | null)[] = ['safety', 'no_show', 'customer_absent'];
const highTopics: readonly IncidentTopic[] = ['payment', 'complaint'];

export function priorityOf(topic: IncidentTopic, problem: BookingProblem | null): IncidentPriority {
  if (urgentProblems.includes(problem)) return 'urgent';
  return highTopics.includes(topic) ? 'high' : 'normal';
}

/** Whom an incident may be handed to. */
export const supportTeams = ['payments', 'operations', 'partners', 'safety', 'technical'] as const;
export type SupportTeam = (typeof supportTeams)[number];

/** Where the clock of an answer is: in time, soon over, over, or stopped by an answer or the end. */
export const slaStates = ['late', 'soon', 'in_time', 'answered'] as const;
export type SlaState = (typeof slaStates)[number];

const waiting: readonly IncidentStatus[] = ['Open', 'Inprogress', 'Forwaded'];

interface Clock {
  readonly status: IncidentStatus;
  readonly answerBy: Date | null;
  readonly answeredAt: Date | null;
}

/** `soonMs`: so long before its end an answer is due soon. */
export function slaOf({ status, answerBy, answeredAt }: Clock, now: Date, soonMs: number): SlaState {
  if (answeredAt !== null || answerBy === null || !waiting.includes(status)) return 'answered';
  const left = answerBy.getTime() - now.getTime();
  if (left <= 0) return 'late';
  return left <= soonMs ? 'soon' : 'in_time';
}
