/** What is seen when a partner unlocks a lead. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { Lead } from './lead.model.ts';

export const confirmsUnlock = confirmation('unlock', { priceCredits: 'count', creditBalance: 'count' });

export const seenOfUnlock = ({
  priceCredits,
  balance,
}: Pick<Lead, 'priceCredits' | 'balance'>): Seen<typeof confirmsUnlock> => ({
  priceCredits,
  creditBalance: balance,
});
