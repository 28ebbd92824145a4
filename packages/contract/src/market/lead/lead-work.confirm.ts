/** What is seen when a partner asks or withdraws. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { Lead } from './lead.model.ts';

export const confirmsLeadAction = confirmation('lead_action', { leadStatus: 'choice' });

export const seenOfLeadAction = ({ status }: Pick<Lead, 'status'>): Seen<typeof confirmsLeadAction> => ({
  leadStatus: status,
});
