import type { Subscriber } from '@nukkad/contract/talk/newsletter/newsletter.model';
import {
  listSubscribers,
  removeSubscribers,
  subscribersQuery,
} from '@nukkad/contract/talk/newsletter/newsletter-office.api';
import { listAddress } from '@nukkad/lists/address';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';
import { refusalsOf } from '../../platform/row-refusals.ts';

export const subscribersAddress = listAddress(subscribersQuery.shape, ['q', 'status', 'lang'], {});
type SubscriberFilter = ReturnType<typeof subscribersAddress.read>;

/** Newest first. */
export const subscribersList = (filter: SubscriberFilter) =>
  countedList(['newsletter', filter], (page) => call(listSubscribers, { query: { ...filter, ...page } }));

export const unsubscribe = async (subscribers: readonly Subscriber[]) =>
  refusalsOf(
    await call(removeSubscribers, {
      body: { subscriberIds: subscribers.map(({ subscriberId }) => subscriberId) },
    }),
  );
