import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { newsletterLifecycle } from '@nukkad/contract/talk/newsletter/newsletter.noun';
import type { SubscriberAnswer } from '@nukkad/contract/talk/newsletter/newsletter.model';
import type { Platform } from '../../platform/platform.ts';
import { leaveCode } from './newsletter-keys.ts';
import type { SubscriberRow } from './newsletter.store.ts';

type Site = Pick<Platform['config'], 'secret' | 'publicOrigin'>;

export const unsubscribeLink = ({ secret, publicOrigin }: Site, subscriberId: string): string =>
  `${publicOrigin}${screenAddress.unsubscribeNewsletter(leaveCode(secret, subscriberId))}`;

export const presentSubscriber = (row: SubscriberRow, site: Site): SubscriberAnswer => ({
  subscriberId: row.subscriberId,
  email: row.email,
  lang: row.lang,
  status: row.status,
  askedAt: row.askedAt.toISOString(),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  leftAt: row.leftAt?.toISOString() ?? null,
  unsubscribeLink: unsubscribeLink(site, row.subscriberId),
  can: { remove: canMove(newsletterLifecycle, 'remove', row.status) },
});
