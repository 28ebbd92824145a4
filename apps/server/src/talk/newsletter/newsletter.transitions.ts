/** How a subscription moves: its table is `newsletter.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import {
  subscriberErrors,
  newsletterEvents,
  newsletterLifecycle,
} from '@nukkad/contract/talk/newsletter/newsletter.noun';
import { actorOf } from '../../platform/audit.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import { type Actor, newsletterCapacities } from './newsletter.policy.ts';
import { type SubscriberRow, lockSubscriber, saveSubscriber } from './newsletter.store.ts';

interface SubscriberMove {
  /** What an asking says anew; left out: as it was. */
  readonly asked?: Partial<Pick<SubscriberRow, 'lang' | 'userId' | 'askedAt' | 'mailedAt'>>;
}

export const newsletterTransitions = transitions({
  table: newsletterLifecycle,
  notFound: subscriberErrors.subscriber_not_found,
  movedOn: subscriberErrors.subscriber_moved_on,
  lock: lockSubscriber,
  sees: (who: Actor) => newsletterCapacities(who).length > 0,
  capacities: newsletterCapacities,
  next: (row: SubscriberRow, status, { now, asked }: SubscriberMove & { readonly now: Date }) => ({
    ...row,
    ...asked,
    status,
    confirmedAt: status === 'Subscribed' ? now : row.confirmedAt,
    leftAt: status === 'Unsubscribed' ? now : null,
    updatedAt: now,
    version: row.version + 1,
  }),
  save: saveSubscriber,
  logged: ({ verb, from, to, after, by: { who } }) => ({
    ...(who && who.role !== null ? actorOf(who) : ({ actorKind: 'Person', actorId: after.userId } as const)),
    action: `newsletter.${verb}`,
    subjectKind: 'newsletter_subscriber',
    subjectId: after.subscriberId,
    detail: { from, to },
  }),
  tells: tellsOf(newsletterLifecycle, newsletterEvents),
});
