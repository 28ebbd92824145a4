/** What is seen when a partner buys credits. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { LeadCreditPack } from './lead-credit.model.ts';

export const confirmsPack = confirmation('lead_credit_pack', { packAmount: 'money' });

export const seenOfPack = ({ amount }: Pick<LeadCreditPack, 'amount'>): Seen<typeof confirmsPack> => ({
  packAmount: amount,
});
