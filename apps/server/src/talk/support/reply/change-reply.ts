import { type ReadyReply, mostReplies, type replyBody } from '@nukkad/contract/talk/support/reply-office.api';
import { type replyActs, replyErrors } from '@nukkad/contract/talk/support/support.noun';
import type * as z from 'zod/mini';
import { actorOf, audit } from '../../../platform/audit.ts';
import { type Authorized, authorize, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ReplyDependencies } from './reply.interface.ts';
import { presentReply } from './reply.presenter.ts';
import { type ReplyRow, countLocked, deleteReply, insertReply, lockReply, saveReply } from './reply.store.ts';
import type { Viewer } from '../../../platform/viewer.ts';

const mayEditReplies = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'Admin';

type Written = z.output<typeof replyBody>;

interface Known {
  readonly replyId: string;
  readonly version: number;
}

const record = (
  tx: Tx,
  { viewer, now }: SignedInCall,
  action: (typeof replyActs)[number],
  { replyId, title }: ReplyRow,
) =>
  audit(tx, now, {
    ...actorOf(viewer),
    action,
    subjectKind: 'support_reply',
    subjectId: replyId,
    detail: { title },
  });

const present = async ({ account }: ReplyDependencies, tx: Tx, row: ReplyRow): Promise<ReadyReply> =>
  presentReply(row, await account.namesOf(tx, [row.changedBy]));

/** As this Admin saw it. */
async function lockSeen(
  tx: Tx,
  { viewer }: SignedInCall,
  { replyId, version }: Known,
): Promise<Authorized<ReplyRow>> {
  const found = (await lockReply(tx, replyId)) ?? refuse(replyErrors.reply_not_found);
  const row = authorize(found, mayEditReplies(viewer));
  if (row.version !== version) refuse(replyErrors.reply_changed);
  return row;
}

export const addReply = (
  deps: ReplyDependencies,
  call: SignedInCall,
  written: Written,
): Promise<ReadyReply> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    if ((await countLocked(tx)) >= mostReplies) refuse(replyErrors.too_many_replies);
    const added = { ...written, replyId: newId(), changedBy: viewer.userId, changedAt: now, version: 1 };
    const row = authorize(added, mayEditReplies(viewer));
    await insertReply(tx, row);
    await record(tx, call, 'supportReply.added', row);
    return present(deps, tx, row);
  });

export const changeReply = (
  deps: ReplyDependencies,
  call: SignedInCall,
  { replyId, version, ...written }: Written & Known,
): Promise<ReadyReply> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const before = await lockSeen(tx, call, { replyId, version });
    const after = { ...written, replyId, changedBy: viewer.userId, changedAt: now, version: version + 1 };
    const row = partOf(before, after);
    await saveReply(tx, row);
    await record(tx, call, 'supportReply.changed', row);
    return present(deps, tx, row);
  });

export const removeReply = (
  deps: ReplyDependencies,
  call: SignedInCall,
  known: Known,
): Promise<{ removed: true }> =>
  deps.platform.write(call, async (tx) => {
    const row = await lockSeen(tx, call, known);
    await deleteReply(tx, row);
    await record(tx, call, 'supportReply.removed', row);
    return { removed: true };
  });
