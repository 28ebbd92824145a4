/** What a person sees before closing the account. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';

export const confirmsDeactivation = confirmation('closing', { openBookings: 'count', roles: 'list' });

export const seenOfDeactivation = (shown: {
  readonly openBookings: number;
  readonly roles: readonly string[];
}): Seen<typeof confirmsDeactivation> => ({ openBookings: shown.openBookings, roles: [...shown.roles] });
