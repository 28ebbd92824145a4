import type { WriteCall } from '../../platform/platform.ts';
import type { PaymentDependencies } from './payment.dependencies.ts';

const notAnswered = new Error('This key has no answer yet.');

/** Asked before anything is opened: a key that was answered opens nothing, even when that order is long over. */
export async function earlierAnswer<Answer>(
  { platform }: PaymentDependencies,
  call: WriteCall,
): Promise<Answer | null> {
  if (!call.idempotency) return null;
  try {
    return await platform.write<Answer>(call, () => Promise.reject(notAnswered));
  } catch (error) {
    if (error === notAnswered) return null;
    throw error;
  }
}
