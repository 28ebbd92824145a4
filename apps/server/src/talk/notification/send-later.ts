import { systemAuthorized } from '../../platform/authorize.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { readAddressee } from './addressee.ts';
import { became, carryOut } from './carry-out.ts';
import {
  type Delivery,
  type DeliveryKey,
  claimDelivery,
  claimDigest,
  isRead,
  listLost,
} from './delivery.store.ts';
import { findTold } from './find-told.ts';
import type { NotificationDependencies } from './notification.interface.ts';
import { sendSummary } from './send-summary.ts';
import { channelsOf, tellingOf } from './tell.ts';
import type { Waiting } from './waiting.ts';

/** The time of a delivery has come. A summary takes along all that wait for it. */
export async function sendLater(deps: NotificationDependencies, key: DeliveryKey): Promise<void> {
  const { platform } = deps;
  const { clock } = platform;
  const delivery = await platform.write(system, (tx) =>
    claimDelivery(tx, systemAuthorized(key, 'its time has come'), clock.now()),
  );
  if (!delivery) return;
  const { userId } = delivery;
  const others =
    delivery.way === 'digest' && userId !== null
      ? await platform.write(system, (tx) =>
          claimDigest(tx, systemAuthorized({ userId }, 'they go together'), clock.now()),
        )
      : [];
  const waiting: Waiting[] = [];
  for (const one of [delivery, ...others]) {
    const found = await findWaiting(deps, one);
    if (found) waiting.push(found);
  }
  const [first] = waiting;
  if (!first) return;
  await (waiting.length === 1 ? sendOne(deps, first) : sendSummary(deps, waiting));
}

/** Null where it is not needed any more, which is noted. */
async function findWaiting(deps: NotificationDependencies, delivery: Delivery): Promise<Waiting | null> {
  const { db, clock } = deps.platform;
  const skipped = async (reason: 'read' | 'event_gone' | 'no_news' | 'no_way') => {
    await became(deps, delivery, { state: 'skipped', channel: null, reason });
    return null;
  };
  const mayBeRead = delivery.onlyIfUnread || delivery.way === 'digest';
  if (mayBeRead && (await isRead(db, delivery))) return skipped('read');
  const told = await findTold(db, deps.notices, delivery);
  if (typeof told === 'string') return skipped(told);
  const addressee = await told.open(({ spec, recipient, heard }) =>
    readAddressee(deps, spec, recipient, heard.facts, clock.now()),
  );
  return addressee ? { delivery, told, addressee } : skipped('no_way');
}

const sendOne = (deps: NotificationDependencies, { delivery, told, addressee }: Waiting): Promise<void> =>
  told.open(async (one) => {
    const channels = channelsOf(delivery.way, one.spec, addressee);
    const telling = await tellingOf(deps, one, addressee, delivery);
    await carryOut(deps, one.spec.name, delivery, channels, telling);
  });

const mostLost = 100;

/** What a node had begun when it died. Answers how many there were. */
export async function sendLost(deps: NotificationDependencies): Promise<number> {
  const { db, clock, log }: Platform = deps.platform;
  const lost = await listLost(db, clock.now(), mostLost);
  for (const key of lost)
    await sendLater(deps, key).catch((error: unknown) =>
      log.warn({ err: error }, 'a delivery that was lost could not be sent again'),
    );
  return lost.length;
}
