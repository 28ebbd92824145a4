import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { systemAuthorized } from '../../../platform/authorize.ts';
import { consumer, when } from '../../../platform/outbox/consumer.ts';
import type { Consumer } from '../../../platform/outbox/event.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { deleteSubscriptionsOf, deleteSubscriptionsOfSession } from './subscription.store.ts';

/** Whose session has ended hears nothing in its browser any more; whose account was closed, in none. */
export const endSubscriptions = ({ write }: Pick<Platform, 'write'>): Consumer =>
  consumer(
    'notification.end_subscriptions',
    when(accountEvents.signedOut, ({ facts: { sessionId } }) =>
      write(system, (tx) =>
        deleteSubscriptionsOfSession(tx, systemAuthorized({ sessionId }, 'the session has ended')),
      ),
    ),
    when(accountEvents.statusChanged, async ({ facts: { userId, to } }) => {
      if (to === 'Active') return;
      await write(system, (tx) =>
        deleteSubscriptionsOf(tx, systemAuthorized({ userId }, 'the account is not active')),
      );
    }),
  );
