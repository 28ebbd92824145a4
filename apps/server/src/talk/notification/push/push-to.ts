import { systemAuthorized } from '../../../platform/authorize.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import type { PushNote } from '../../../platform/providers/push/push.ts';
import { type Subscription, deleteSubscriptionsById, listSubscriptions } from './subscription.store.ts';

type Parts = Pick<Platform, 'db' | 'write' | 'providers'>;

/**
 * To all browsers of the person; those that have unsubscribed are forgotten. False: there is none. Throws where none
 * could be reached, and one may be later.
 */
export async function pushTo(
  { db, write, providers }: Parts,
  userId: string,
  note: PushNote,
  urgent: boolean,
): Promise<boolean> {
  const subscriptions = await listSubscriptions(db, userId);
  const outcomes = await Promise.allSettled(
    subscriptions.map((one) => providers.push.send(one, note, urgent)),
  );
  const thoseThat = (outcome: 'sent' | 'gone'): Subscription[] =>
    subscriptions.filter((_, at) => {
      const said = outcomes[at];
      return said?.status === 'fulfilled' && said.value === outcome;
    });
  const gone = thoseThat('gone').map(({ subscriptionId }) => subscriptionId);
  if (gone.length > 0)
    await write(system, (tx) =>
      deleteSubscriptionsById(
        tx,
        systemAuthorized({ subscriptionIds: gone }, 'the browser has unsubscribed'),
      ),
    );
  if (thoseThat('sent').length > 0) return true;
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return false;
}
