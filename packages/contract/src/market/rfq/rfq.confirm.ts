/** What is seen when a customer cancels a request for quotations. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { Rfq } from './rfq.model.ts';

export const confirmsRfqCancel = confirmation('rfq_cancel', {
  requestStatus: 'choice',
  partnersUnlocked: 'count',
});

export const seenOfRfqCancel = ({
  status,
  partners,
}: Pick<Rfq, 'status' | 'partners'>): Seen<typeof confirmsRfqCancel> => ({
  requestStatus: status,
  partnersUnlocked: partners.unlocked,
});
