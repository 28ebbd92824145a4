import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { makeShare as makeCall } from '@nukkad/contract/files/share/share.api';
import { type ShareAnswer, mostShares } from '@nukkad/contract/files/share/share.model';
import { shareErrors } from '@nukkad/contract/files/share/share.noun';
import { actorOf, actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { hashPassword } from '../../platform/password.ts';
import { refuse } from '../../platform/refusal.ts';
import { linksOf, presentShares, shareableOf } from './read-shares.ts';
import { addressOf } from './share-keys.ts';
import type { GivenShare, ShareDependencies } from './share.interface.ts';
import { endAfter } from './share.rules.ts';
import { type ShareRow, countOpenShares, insertShare, lockSubject } from './share.store.ts';

type Asked = EndpointParsed<typeof makeCall>['body'];

/** Of a link that no one has opened yet. */
export const unopened = {
  revokedAt: null,
  openedCount: 0,
  lastOpenedAt: null,
  wrongTries: 0,
  lastWrongAt: null,
  askedName: null,
  askedAt: null,
} as const;

export const logged = (
  tx: Tx,
  { viewer, now }: SignedInCall,
  action: 'share.make' | 'share.change' | 'share.revoke',
  { shareId, subject, subjectId, isOwn }: ShareRow,
) =>
  audit(tx, now, {
    ...(isOwn ? actorOf(viewer) : actorOnBehalf(viewer)),
    action,
    subjectKind: 'share',
    subjectId: shareId,
    detail: { subject, of: subjectId },
  });

/** There is something to open, and pages with the reader's name are drawn of files alone. */
export async function checkThing(
  deps: ShareDependencies,
  { subject, subjectId, allows }: Pick<ShareRow, 'subject' | 'subjectId' | 'allows'>,
): Promise<void> {
  const thing = await shareableOf(deps, subject).show(deps.platform.db, subjectId);
  if (thing === null || thing === 'ended') return refuse(shareErrors.share_not_ready);
  const isPaged = thing.folder !== undefined || (thing.files.length > 0 && thing.isUnpaged !== true);
  if (allows === 'view' && !isPaged) refuse(shareErrors.share_not_viewable);
}

/** A new link each time, so that one that was passed on can end without another one. */
async function addShare<Answer>(
  deps: ShareDependencies,
  call: SignedInCall,
  asked: Asked,
  answer: (tx: Tx, row: ShareRow) => Promise<Answer>,
): Promise<Answer> {
  const { viewer, now } = call;
  const { subject, subjectId, days, password, allows, mostOpenings = null } = asked;
  const { platform } = deps;
  const { db } = platform;
  const side = await shareableOf(deps, subject).sideOf(db, viewer, subjectId);
  if (side === null) return refuse(shareErrors.share_subject_not_found);
  await checkThing(deps, asked);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const links = linksOf(viewer, asked, side);
  const row: ShareRow = {
    ...links,
    ...unopened,
    shareId: newId(),
    madeAs: viewer.role === 'Admin' ? null : viewer.role,
    isSent: false,
    forUserId: null,
    passwordHash,
    allows,
    mostOpenings,
    createdAt: now,
    endsSetAt: now,
    expiresAt: endAfter(now, days),
  };
  const isTheirs = side === 'own' || viewer.organisationId !== null;
  return platform.write(call, async (tx) => {
    await lockSubject(tx, subject, subjectId);
    if ((await countOpenShares(tx, links, now)) >= mostShares) refuse(shareErrors.shares_full);
    await insertShare(tx, authorize(row, isTheirs));
    await logged(tx, call, 'share.make', row);
    return answer(tx, row);
  });
}

export const presentOne = async (
  deps: ShareDependencies,
  tx: Tx,
  call: SignedInCall,
  row: ShareRow,
): Promise<ShareAnswer> =>
  (await presentShares(deps, tx, call, [row]))[0] ?? refuse(shareErrors.share_not_found);

export const makeShare = (deps: ShareDependencies, call: SignedInCall, asked: Asked): Promise<ShareAnswer> =>
  addShare(deps, call, asked, (tx, row) => presentOne(deps, tx, call, row));

/** For calls of the specification that ask for nothing but a link. */
export const giveShare = <Answer>(
  deps: ShareDependencies,
  call: SignedInCall,
  of: Pick<Asked, 'subject' | 'subjectId' | 'days'>,
  answer: (given: GivenShare) => Answer,
): Promise<Answer> =>
  addShare(deps, call, { ...of, allows: 'download' }, async (_tx, { shareId, expiresAt }) =>
    answer({ shareId, expiresAt, url: addressOf(deps.platform.config, shareId) }),
  );
