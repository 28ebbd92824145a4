import { ApiError } from '@nukkad/contract/kernel/client';
import { keep, kept } from './device-storage.ts';

/**
 * Asks, and keeps the answer; without an answer (no network, too late) what was kept. A refusal is a refusal: what the
 * server no longer shows is not shown from here.
 */
export async function withStoredFallback<T>(key: string, ask: () => Promise<T>): Promise<T> {
  try {
    const answer = await ask();
    void keep(key, answer);
    return answer;
  } catch (failure) {
    const known = failure instanceof ApiError && failure.status === 0 ? await kept<T>(key) : null;
    if (known !== null) return known;
    throw failure;
  }
}
