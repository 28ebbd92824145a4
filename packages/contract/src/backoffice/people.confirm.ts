/** What is seen when an Admin signs a person out everywhere. See docs/confirmations.md. */
import { type Seen, confirmation } from '../kernel/confirmation.ts';

export const confirmsEndingSessions = confirmation('sessions', { openSessions: 'count' });

export const seenOfSessions = (person: {
  readonly openSessions: number;
}): Seen<typeof confirmsEndingSessions> => ({ openSessions: person.openSessions });
