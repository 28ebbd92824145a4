import { type Confirmation, type Seen, differencesOf } from '@nukkad/contract/kernel/confirmation';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { refuse } from './refusal.ts';

/**
 * Refuses with every field that is not as the person saw it when they confirmed. To be called in the transaction that
 * acts, with the row locked and after policy and lifecycle: what was not allowed at all is not a difference.
 */
export function confirmSeen<F extends Confirmation['fields']>(
  confirmation: Confirmation<F>,
  seen: Seen<Confirmation<F>>,
  now: Seen<Confirmation<F>>,
): void {
  const differences = differencesOf(confirmation, seen, now);
  if (differences.length > 0) refuse(kernelErrors.confirmation_differs, { differences });
}
