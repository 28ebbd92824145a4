import type { connectionEvents } from '@nukkad/contract/network/connection/connection.noun';
import { notificationEvents } from '@nukkad/contract/talk/notification/notification.noun';
import type { FactsOf } from '@nukkad/contract/kernel/event';
import { systemAuthorized } from '../../platform/authorize.ts';
import { listedOf } from '../../platform/notice/listed.ts';
import { publishEach } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import { findTold } from './find-told.ts';
import type { NotificationDependencies } from './notification.interface.ts';
import { type NotificationRow, deleteNotifications, listOfMembers, saveWords } from './notification.store.ts';

/** So many rows of both are said anew, the newest; what is older is seldom read. */
const mostAgain = 100;

/** `mark` is the name of the notice, and whom it tells where it tells several. */
const noticeOf = (mark: string): string => mark.split('#')[0] ?? mark;

type Again = { readonly row: NotificationRow; readonly kind: 'kept' | 'gone' | 'said' };

/** As it reads now; what its event no longer says stays as it was told. */
async function sayAgain(
  deps: NotificationDependencies,
  row: NotificationRow,
  pair: readonly string[],
): Promise<Again> {
  const { eventId, createdAt, mark } = row;
  const told = await findTold(deps.platform.db, deps.notices, {
    eventId,
    createdAt,
    mark,
    notice: noticeOf(mark),
  });
  if (told === 'event_gone') return { row, kind: 'kept' };
  if (told === 'no_news') return { row, kind: 'gone' };
  const { title, body } = told.open(({ spec, words }) => listedOf(spec.template, spec.tag, words));
  const said = { titleEn: title.en, titleHi: title.hi, bodyEn: body.en, bodyHi: body.hi };
  // Said by another one now, or of several others.
  const isOfPair = row.fromMemberId !== null && pair.includes(row.fromMemberId);
  return { row: { ...row, ...said, fromMemberId: isOfPair ? null : row.fromMemberId }, kind: 'said' };
}

/**
 * One row stands for many, as "Asha and 12 others". After a block it is said again without the blocked member, on both
 * sides; rows that tell of that member alone are left out by the statement that lists them.
 */
export async function sayWithoutBlocked(
  deps: NotificationDependencies,
  { blockerId, blockedId }: FactsOf<typeof connectionEvents.blocked>,
): Promise<void> {
  const { platform } = deps;
  const { db, clock } = platform;
  const rows = await listOfMembers(db, [blockerId, blockedId], mostAgain);
  const again: Again[] = [];
  for (const row of rows) again.push(await sayAgain(deps, row, [blockerId, blockedId]));
  const of = (kind: Again['kind']) =>
    again.flatMap((one) =>
      one.kind === kind ? [systemAuthorized(one.row, 'a member is blocked, and it is said without')] : [],
    );
  const [said, gone] = [of('said'), of('gone')];
  if (said.length + gone.length === 0) return;
  const now = clock.now();
  await platform.write(system, async (tx) => {
    await saveWords(tx, said);
    await deleteNotifications(tx, gone);
    const userIds = [...new Set([...said, ...gone].map(({ userId }) => userId))];
    await publishEach(
      tx,
      now,
      notificationEvents.read,
      userIds.map((userId) => ({ userId, version: now.getTime() })),
    );
  });
}
