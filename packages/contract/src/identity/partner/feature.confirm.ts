/** What is seen when an Admin opens or closes a feature to an organisation. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';

export const confirmsFeature = confirmation('feature', { isOpen: 'flag', closedWhy: 'text' });

export const seenOfFeature = (feature: {
  readonly adminEnabled: boolean;
  readonly why: string | null;
}): Seen<typeof confirmsFeature> => ({ isOpen: feature.adminEnabled, closedWhy: feature.why });
