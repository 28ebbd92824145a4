import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import type { Platform, WriteCall } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { subscriberSelf } from './newsletter.policy.ts';
import { mayMailAgain } from './newsletter.rules.ts';
import { type SubscriberRow, insertSubscriber, lockEmail } from './newsletter.store.ts';
import { newsletterTransitions } from './newsletter.transitions.ts';

type AskCall = WriteCall & {
  readonly viewer: Viewer | null;
  readonly now: Date;
  readonly lang: 'en' | 'hi';
};

async function insertAsked(tx: Tx, { viewer, now, lang }: AskCall, email: string): Promise<void> {
  const allowed = newsletterTransitions.allowNew(subscriberSelf, newsletterTransitions.verb.ask, {
    subscriberId: newId(),
    email,
    userId: viewer?.userId ?? null,
    lang,
    status: 'Pending' as const,
    askedAt: now,
    mailedAt: now,
    confirmedAt: null,
    leftAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  });
  await insertSubscriber(tx, allowed.row);
  await newsletterTransitions.begin(tx, allowed, { now });
}

async function askAgain(tx: Tx, { viewer, now, lang }: AskCall, row: SubscriberRow): Promise<void> {
  const allowed = newsletterTransitions.allow(subscriberSelf, newsletterTransitions.verb.ask, row);
  const asked = {
    lang,
    mailedAt: now,
    ...(viewer && { userId: viewer.userId }),
    ...(row.status === 'Unsubscribed' && { askedAt: now }),
  };
  await newsletterTransitions.move(tx, allowed, { now, asked });
}

/** The answer is the same whatever is known of the address; an address is not flooded with mails by asking again. */
export const subscribe = (platform: Platform, call: AskCall, email: string): Promise<{ sent: true }> =>
  platform.write(call, async (tx) => {
    const known = await lockEmail(tx, email);
    if (!known) await insertAsked(tx, call, email);
    else if (known.status !== 'Subscribed' && mayMailAgain(known, call.now)) await askAgain(tx, call, known);
    return { sent: true as const };
  });
