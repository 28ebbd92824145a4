import {
  type IncidentStatus,
  incidentLifecycle,
  reopenDays,
} from '@nukkad/contract/talk/support/incident.lifecycle';
import { canMove } from '@nukkad/contract/kernel/lifecycle';

const dayMs = 86_400_000;

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
