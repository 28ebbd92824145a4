import type { Platform, WriteCall } from './platform.ts';

const notAnswered = new Error('This key has no answer yet.');

/** Asked before anything is opened elsewhere: a key that was answered opens nothing, even when that is long over. */
export async function earlierAnswer<Answer>(
  { platform }: { readonly platform: Pick<Platform, 'write'> },
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
