/** What the sender's side and those named say to each other. */
import { type EnvelopeComment, envelopeLimits } from '@nukkad/contract/files/envelope/envelope.model';
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type PageAsked, listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { type CommentRow, countComments, insertComment, listComments } from './comment.store.ts';
import type { EnvelopeDependencies } from './envelope.interface.ts';
import { mayChangeEnvelope, seesEnvelope } from './envelope.policy.ts';
import { type EnvelopeRow, lockEnvelope } from './envelope.store.ts';
import { documentOf, senderOf } from './lock-as-read.ts';
import { ownEnvelope } from './read-envelopes.ts';
import { addSteps, evidenceOf } from './trail.ts';

export const presentComment = (row: CommentRow, isMine: boolean): EnvelopeComment => ({
  commentId: row.commentId,
  by: row.byName,
  isMine,
  text: row.words,
  at: row.at.toISOString(),
});

/** The newest first; `isMine` says whose one of them is. */
export const pageOfComments = (
  { platform: { db } }: EnvelopeDependencies,
  envelopeId: string,
  asked: PageAsked,
  isMine: (row: CommentRow) => boolean,
): Promise<Page<EnvelopeComment>> =>
  listOf(asked, {
    after: z.tuple([z.uuid()]),
    rows: (key, most) => listComments(db, envelopeId, key?.[0] ?? null, most),
    key: ({ commentId }) => [commentId],
    items: (rows) => rows.map((row) => presentComment(row, isMine(row))),
  });

export async function readEnvelopeComments(
  deps: EnvelopeDependencies,
  call: SignedInCall,
  { envelopeId, ...asked }: PageAsked & { readonly envelopeId: string },
): Promise<Page<EnvelopeComment>> {
  await ownEnvelope(deps, call, { envelopeId });
  return pageOfComments(deps, envelopeId, asked, ({ userId }) => userId === call.viewer.userId);
}

/** Something may be said until it has ended. */
export async function requireRoom(
  tx: Tx,
  { envelopeId, status, source }: Pick<EnvelopeRow, 'envelopeId' | 'status' | 'source'>,
): Promise<void> {
  if ((status !== 'draft' && status !== 'pending') || source === 'agreement')
    refuse(envelopeErrors.envelope_moved_on, { present: status });
  if ((await countComments(tx, envelopeId)) >= envelopeLimits.comments)
    refuse(envelopeErrors.envelope_comments_full);
}

export function addEnvelopeComment(
  deps: EnvelopeDependencies,
  call: SignedInCall,
  { envelopeId, text }: { readonly envelopeId: string; readonly text: string },
): Promise<EnvelopeComment> {
  const { now, request, viewer } = call;
  return deps.platform.write(call, async (tx) => {
    const found = await lockEnvelope(tx, envelopeId);
    if (!found || !seesEnvelope(viewer, found)) return refuse(envelopeErrors.envelope_not_found);
    const row = authorize(found, mayChangeEnvelope(viewer, found));
    await requireRoom(tx, row);
    const person = await senderOf(deps, tx, call);
    const comment: CommentRow = {
      commentId: newId(),
      envelopeId,
      recipientId: null,
      userId: viewer.userId,
      byName: person.name,
      words: text,
      at: now,
    };
    await insertComment(tx, authorize(comment, mayChangeEnvelope(viewer, found)));
    const { sha256 } = await documentOf(tx, row);
    const evidence = evidenceOf(deps.people.single(), request);
    await addSteps(tx, row, sha256, [{ kind: 'commented', person, evidence }], now);
    return presentComment(comment, true);
  });
}
