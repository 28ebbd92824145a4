import type { Agent } from 'node:https';
import { madeOnce } from '../../made-once.ts';
import type { Push } from './push.ts';
import { isPushService } from './push-service.ts';
import type { VapidKeys } from './vapid-keys.ts';

const timeoutMs = 10_000;
/** A note that could not be delivered for so long is no news. */
const lifeSeconds = 86_400;
/** 404 and 410 say it (RFC 8030); 403: the subscription is bound to other keys than ours. */
const goneStatuses: ReadonlySet<number> = new Set([403, 404, 410]);

const refusalOf = (error: unknown): { readonly status: number | null } => ({
  status:
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : null,
});

export interface WebPushSettings {
  /** Whom a push service can write to about our pushes. */
  readonly subject: string;
  readonly keys: VapidKeys;
  /** For tests: leads the push services' names to a local server. */
  readonly agent?: Agent;
}

/** Web push (RFC 8030), encrypted for the browser (RFC 8291) and signed as ours (RFC 8292). */
export function webPush({ subject, keys, agent }: WebPushSettings): Push {
  const library = madeOnce(async () => (await import('web-push')).default);
  return {
    kind: 'web',
    send: async ({ endpoint, p256dh, auth }, note, urgent) => {
      // Looked at again: rows may be older than the list.
      if (!isPushService(endpoint)) return 'gone';
      const { sendNotification } = await library();
      const sending = sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(note), {
        vapidDetails: { subject, ...keys },
        TTL: lifeSeconds,
        urgency: urgent ? 'high' : 'normal',
        timeout: timeoutMs,
        ...(agent && { agent }),
      });
      // The library's error carries the address, which is personal: only its status is told.
      const failure = await sending.then(() => null, refusalOf);
      if (failure === null) return 'sent';
      if (failure.status !== null && goneStatuses.has(failure.status)) return 'gone';
      throw new Error(`A push service refused a note: ${failure.status ?? 'no answer'}`);
    },
  };
}
