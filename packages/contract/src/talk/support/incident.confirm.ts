/** What is seen when an Admin answers or moves a support request. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';

export const confirmsIncident = confirmation('support request', {
  incidentStatus: 'choice',
  messages: 'count',
  lastMessage: 'text',
});

export const seenOfIncident = (row: {
  readonly status: string;
  readonly message: string;
  readonly answers: readonly { readonly message: string }[];
}): Seen<typeof confirmsIncident> => ({
  incidentStatus: row.status,
  messages: row.answers.length + 1,
  lastMessage: row.answers.at(-1)?.message ?? row.message,
});
