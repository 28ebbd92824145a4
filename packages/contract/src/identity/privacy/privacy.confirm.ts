/** What a person sees before erasing the account: what the law makes us keep. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { KeptItem } from './privacy.model.ts';

export const confirmsErasure = confirmation('erasure', { kept: 'list' });

export const seenOfErasure = (kept: readonly Pick<KeptItem, 'what'>[]): Seen<typeof confirmsErasure> => ({
  kept: kept.map(({ what }) => what),
});
