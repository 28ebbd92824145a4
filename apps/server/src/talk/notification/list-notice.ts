import { notificationEvents } from '@nukkad/contract/talk/notification/notification.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { listedOf } from '../../platform/notice/listed.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { insertNotification, replaceThread } from './notification.store.ts';
import type { Told } from './tell.ts';

/** Into the person's list, once of each event, whatever was turned off: the list makes no sound. */
export async function listNotice<Facts extends object, Seen>(
  tx: Tx,
  {
    spec: { tag, template, opens, thread },
    heard,
    recipient: { userId, between },
    words,
    mark,
  }: Told<Facts, Seen>,
  now: Date,
): Promise<void> {
  if (userId === null) return;
  const { title, body } = listedOf(template, tag, words);
  const row = {
    notificationId: newId(),
    createdAt: heard.createdAt,
    userId,
    eventId: heard.eventId,
    mark,
    tag,
    titleEn: title.en,
    titleHi: title.hi,
    bodyEn: body.en,
    bodyHi: body.hi,
    opens: opens(heard.facts),
    thread: thread(heard.facts),
    count: 1,
    readAt: null,
    fromMemberId: between?.from ?? null,
    toMemberId: between?.to ?? null,
  };
  const allowed = systemAuthorized(row, 'an event concerns the person');
  if (row.thread !== null && !(await replaceThread(tx, allowed))) return;
  const isNew = await insertNotification(tx, allowed);
  if (isNew) await publish(tx, now, notificationEvents.listed, { userId, version: now.getTime() });
}
