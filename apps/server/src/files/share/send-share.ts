/** What a business sends by a link to whom it is for. */
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { unopened } from './make-share.ts';
import type { GivenShare, SentThing, ShareDependencies } from './share.interface.ts';
import { addressOf } from './share-keys.ts';
import { endAfter, stateOf } from './share.rules.ts';
import { type ShareRow, findShare, insertShare } from './share.store.ts';

type Deps = Pick<ShareDependencies, 'platform'>;

export async function sendShare(
  { platform: { config } }: Deps,
  tx: Tx,
  thing: Authorized<SentThing>,
  now: Date,
): Promise<GivenShare> {
  const { subject, subjectId, sharedBy, organisationId, forUserId, days } = thing;
  const row: ShareRow = {
    ...unopened,
    shareId: newId(),
    subject,
    subjectId,
    sharedBy,
    madeAs: null,
    organisationId,
    isOwn: organisationId === null,
    isSent: true,
    forUserId,
    passwordHash: null,
    allows: 'download',
    mostOpenings: null,
    createdAt: now,
    endsSetAt: now,
    expiresAt: endAfter(now, days),
  };
  await insertShare(tx, partOf(thing, row));
  return { shareId: row.shareId, expiresAt: row.expiresAt, url: addressOf(config, row.shareId) };
}

export async function openGiven(
  { platform: { config } }: Deps,
  reader: Reader,
  shareId: string,
  now: Date,
): Promise<GivenShare | null> {
  const row = await findShare(reader, shareId);
  if (!row || stateOf(row, now) !== 'open') return null;
  return { shareId, expiresAt: row.expiresAt, url: addressOf(config, shareId) };
}
