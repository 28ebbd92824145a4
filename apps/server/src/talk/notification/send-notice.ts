import { notificationEvents } from '@nukkad/contract/talk/notification/notification.noun';
import type { Tx } from '../../platform/db/database.ts';
import { systemAuthorized } from '../../platform/authorize.ts';
import { newId } from '../../platform/id.ts';
import type { NoticeSpec } from '../../platform/notice/notice.ts';
import type { Heard } from '../../platform/outbox/event.ts';
import { publishEach } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import { type Addressee, readAddressee } from './addressee.ts';
import { carryOut } from './carry-out.ts';
import { type Delivery, claimOfNotice, insertDeliveries } from './delivery.store.ts';
import { listNotice } from './list-notice.ts';
import type { NotificationDependencies } from './notification.interface.ts';
import { type Planned, planOf } from './notification.rules.ts';
import { readWords } from './read-words.ts';
import { type Told, channelsOf, markOf, tellingOf } from './tell.ts';

/**
 * Tells all recipients of a notice: in their lists, and by the ways that are due now; the others get their time. Once of
 * each event, even if it is delivered again. A failed delivery is tried again by the queue.
 */
export async function sendNotice<Facts extends object, Seen>(
  deps: NotificationDependencies,
  spec: NoticeSpec<Facts, Seen>,
  heard: Heard<Facts>,
): Promise<void> {
  const { db } = deps.platform;
  const recipients = await spec.to(heard, db);
  const words = recipients.length > 0 ? await readWords(spec, heard, db) : null;
  if (words === null) return;
  const failures: unknown[] = [];
  for (const recipient of recipients) {
    const mark = markOf(spec.name, recipient);
    const told = tellOne(deps, { spec, heard, recipient, words, mark });
    await told.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function tellOne<Facts extends object, Seen>(
  deps: NotificationDependencies,
  told: Told<Facts, Seen>,
): Promise<void> {
  const { platform } = deps;
  const { clock } = platform;
  const addressee = await readAddressee(deps, told.spec, told.recipient, told.heard.facts, clock.now());
  if (!addressee) return;
  const now = clock.now();
  const claimed = await platform.write(system, async (tx) => {
    if (addressee.isListed) await listNotice(tx, told, now);
    await planDeliveries(tx, told, addressee, now);
    const { mark, heard } = told;
    return claimOfNotice(
      tx,
      systemAuthorized({ mark, eventId: heard.eventId, createdAt: heard.createdAt }, 'the event was heard'),
      now,
    );
  });
  const failures: unknown[] = [];
  for (const delivery of claimed) {
    const channels = channelsOf(delivery.way, told.spec, addressee);
    const telling = await tellingOf(deps, told, addressee, delivery);
    const sent = carryOut(deps, told.spec.name, delivery, channels, telling);
    await sent.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** Events name what they are about by `bookingId`, in every domain. */
const bookingOf = (facts: object): string | null =>
  'bookingId' in facts && typeof facts.bookingId === 'string' ? facts.bookingId : null;

/** One row for each way; one that tells that there is none, so that support sees why nothing came. */
async function planDeliveries<Facts extends object, Seen>(
  tx: Tx,
  { spec, heard, recipient, mark }: Told<Facts, Seen>,
  { wanted, reach, quiet, rules }: Addressee,
  now: Date,
): Promise<void> {
  const { channels, by, weight } = spec;
  const planned = planOf({ channels, by, weight, wanted, reach, quiet, rules }, now);
  const rowOf = ({ way, dueAt, onlyIfUnread }: Planned, isSkipped: boolean): Delivery => ({
    deliveryId: newId(),
    createdAt: heard.createdAt,
    eventId: heard.eventId,
    notice: spec.name,
    mark,
    way,
    userId: recipient.userId,
    bookingId: bookingOf(heard.facts),
    onlyIfUnread,
    state: isSkipped ? 'skipped' : 'waiting',
    channel: null,
    reason: isSkipped ? 'no_way' : null,
    dueAt,
    tries: 0,
    updatedAt: now,
  });
  const rows =
    planned.length > 0
      ? planned.map((one) => rowOf(one, false))
      : [rowOf({ way: 'message', dueAt: now, onlyIfUnread: false }, true)];
  const added = await insertDeliveries(tx, systemAuthorized({ rows }, 'an event concerns the person'));
  const isNew = new Set(added.map(({ deliveryId }) => deliveryId));
  const later = rows.filter(({ deliveryId, dueAt }) => isNew.has(deliveryId) && dueAt > now);
  await publishEach(
    tx,
    now,
    notificationEvents.due,
    later.map(({ deliveryId, createdAt, dueAt }) => ({
      deliveryId,
      createdAt: createdAt.toISOString(),
      dueAt: dueAt.toISOString(),
    })),
  );
}
