/** What a person sees before closing the account. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';

export const confirmsClosing = confirmation('closing', { openBookings: 'count', roles: 'list' });

export const seenOfClosing = (shown: {
  readonly openBookings: number;
  readonly roles: readonly string[];
}): Seen<typeof confirmsClosing> => ({ openBookings: shown.openBookings, roles: [...shown.roles] });
