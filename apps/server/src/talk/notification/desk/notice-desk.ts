import { noticeDeskErrors, notificationEvents } from '@nukkad/contract/talk/notification/notification.noun';
import type { NoticeDelivery } from '@nukkad/contract/talk/notification/notice-desk.api';
import type { Page } from '@nukkad/contract/kernel/page';
import { actorOf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { nextCursor, readInstantCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { NotificationDependencies } from '../notification.interface.ts';
import { type DeskRow, findDeskRow, listOfBooking, lockDelivery, waitAgain } from './desk.store.ts';

/** By hand so often at most. */
const mostTries = 5;

const mayWork = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'Admin';

const canSendAgain = ({ state, tries }: DeskRow): boolean =>
  tries < mostTries && (state === 'sent' || state === 'failed' || state === 'skipped');

const present = (row: DeskRow, fullName: string | null): NoticeDelivery => ({
  deliveryId: row.deliveryId,
  at: row.createdAt.toISOString(),
  fullName,
  said: row.said,
  way: row.way,
  channel: row.channel,
  state: row.state,
  reason: row.reason,
  dueAt: row.dueAt.toISOString(),
  tries: row.tries,
  isRead: row.readAt !== null,
  can: { sendAgain: canSendAgain(row) },
});

type Parts = Pick<NotificationDependencies, 'platform' | 'getPeople'>;
type GetPeople = NotificationDependencies['getPeople'];

/** Whom each of them tells, by name. */
async function presentAll(
  getPeople: GetPeople,
  reader: Reader,
  rows: readonly DeskRow[],
): Promise<NoticeDelivery[]> {
  const people = await getPeople(reader, [...new Set(rows.flatMap(({ userId }) => userId ?? []))]);
  return rows.map((row) => present(row, people.get(row.userId ?? '')?.fullName ?? null));
}

export async function listBookingNotices(
  { platform: { db: reader }, getPeople }: Parts,
  bookingId: string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<NoticeDelivery>> {
  const rows = await listOfBooking(reader, bookingId, readInstantCursor(cursor), limit + 1);
  return {
    items: await presentAll(getPeople, reader, rows.slice(0, limit)),
    nextCursor: nextCursor(rows, limit, (row) => [row.createdAt.toISOString(), row.deliveryId]),
  };
}

interface Again {
  readonly deliveryId: string;
  /** As the screen showed it. */
  readonly seenTries: number;
  readonly why: string;
}

/** Sent as any that waits: its event is looked at anew, so that an old code or time is never told again. */
export async function sendNoticeAgain(
  { platform, getPeople }: Parts,
  call: SignedInCall,
  { deliveryId, seenTries, why }: Again,
): Promise<NoticeDelivery> {
  const { viewer, now } = call;
  return platform.write(call, async (tx) => {
    const found = (await lockDelivery(tx, deliveryId)) ?? refuse(noticeDeskErrors.notice_not_found);
    const row = authorize(found, mayWork(viewer));
    if (row.tries !== seenTries || !canSendAgain(row)) refuse(noticeDeskErrors.notice_moved_on);
    await waitAgain(tx, row, now);
    await publish(tx, now, notificationEvents.due, {
      deliveryId,
      createdAt: row.createdAt.toISOString(),
      dueAt: now.toISOString(),
    });
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'notification.send_again',
      subjectKind: 'notice_delivery',
      subjectId: deliveryId,
      detail: { why },
    });
    const [shown] = await presentAll(getPeople, tx, [(await findDeskRow(tx, deliveryId)) ?? row]);
    return shown ?? refuse(noticeDeskErrors.notice_not_found);
  });
}
