import { newsletterErrors } from '@nukkad/contract/talk/newsletter/newsletter.noun';
import type { Platform, WriteCall } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { readConfirmCode, readLeaveCode } from './newsletter-keys.ts';
import { subscriberSelf } from './newsletter.policy.ts';
import { isLinkGood } from './newsletter.rules.ts';
import { lockSubscriber } from './newsletter.store.ts';
import { newsletterTransitions } from './newsletter.transitions.ts';

type LinkCall = WriteCall & { readonly now: Date };

/** By the link that went to the address: who has it owns the address. */
export function confirmByLink(
  platform: Platform,
  call: LinkCall,
  code: string,
): Promise<{ subscribed: true }> {
  const { now } = call;
  const link =
    readConfirmCode(platform.config.secret, code) ?? refuse(newsletterErrors.newsletter_link_wrong);
  return platform.write(call, async (tx) => {
    const row = await lockSubscriber(tx, link.subscriberId);
    if (!row || row.status === 'Unsubscribed' || link.issuedAt < row.askedAt)
      return refuse(newsletterErrors.newsletter_link_expired);
    if (row.status === 'Pending') {
      if (!isLinkGood(row, link.issuedAt, now)) refuse(newsletterErrors.newsletter_link_expired);
      const allowed = newsletterTransitions.allow(subscriberSelf, newsletterTransitions.verb.confirm, row);
      await newsletterTransitions.move(tx, allowed, { now });
    }
    return { subscribed: true as const };
  });
}

/** By the link of any mail; an address that left already, or is deleted, has left. */
export function leaveByLink(
  platform: Platform,
  call: LinkCall,
  code: string,
): Promise<{ unsubscribed: true }> {
  const { now } = call;
  const subscriberId =
    readLeaveCode(platform.config.secret, code) ?? refuse(newsletterErrors.newsletter_link_wrong);
  return platform.write(call, async (tx) => {
    const row = await lockSubscriber(tx, subscriberId);
    if (row && row.status !== 'Unsubscribed')
      await newsletterTransitions.move(
        tx,
        newsletterTransitions.allow(subscriberSelf, newsletterTransitions.verb.leave, row),
        {
          now,
        },
      );
    return { unsubscribed: true as const };
  });
}
