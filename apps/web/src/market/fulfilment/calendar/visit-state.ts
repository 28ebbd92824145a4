import type { Visit } from './calendar.queries.ts';

/** How a visit is painted: what it waits for, or how it went. */
export type VisitState = 'new' | 'waiting' | 'planned' | 'ongoing' | 'done' | 'problem';

const states: Partial<Record<Visit['status'], VisitState>> = {
  'Partner Assigned': 'new',
  Accepted: 'waiting',
  Assigned: 'planned',
  Inprogress: 'ongoing',
  Disputed: 'problem',
};

export const stateOf = ({ status }: Pick<Visit, 'status'>): VisitState => states[status] ?? 'done';
