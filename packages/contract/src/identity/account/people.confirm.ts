/** What is seen when an Admin changes a person's status or ends their sessions. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';

export const confirmsEndingSessions = confirmation('sessions', { openSessions: 'count' });

export const seenOfSessions = (person: {
  readonly openSessions: number;
}): Seen<typeof confirmsEndingSessions> => ({ openSessions: person.openSessions });

export const confirmsPersonStatus = confirmation('person status', {
  accountStatus: 'choice',
  previousStatus: 'choice',
  statusReason: 'text',
});

export const seenOfPersonStatus = (person: {
  readonly status: string;
  readonly previousStatus: string | null;
  readonly statusReason: string;
}): Seen<typeof confirmsPersonStatus> => ({
  accountStatus: person.status,
  previousStatus: person.previousStatus,
  statusReason: person.statusReason,
});
