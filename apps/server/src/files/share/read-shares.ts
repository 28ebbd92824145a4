/** Links to one thing, for those who may share it. */
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type { listShareOpenings, listShares as listCall } from '@nukkad/contract/files/share/share.api';
import type { ShareAnswer, ShareOpening } from '@nukkad/contract/files/share/share.model';
import { type ShareSubject, shareErrors } from '@nukkad/contract/files/share/share.noun';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { listOpeningRows } from './opening.store.ts';
import type { Shareable, ShareDependencies, ShareSide } from './share.interface.ts';
import { presentShare } from './share.presenter.ts';
import { type Links, type ShareRow, findShare, listShareRows } from './share.store.ts';

const key = z.tuple([z.uuid()]);

/** Throws where no domain of the composition answers for the kind: a fault of ours. */
export function shareableOf(
  { subjects }: Pick<ShareDependencies, 'subjects'>,
  subject: ShareSubject,
): Shareable {
  const found = subjects.answers.find((one) => one.subject === subject);
  if (!found) throw new Error(`No domain shares ${subject}.`);
  return found;
}

/** Which links of a thing this viewer has to do with. */
export const linksOf = (
  { userId: sharedBy, organisationId }: Viewer,
  of: { readonly subject: ShareSubject; readonly subjectId: string },
  side: ShareSide,
): Links => ({
  subject: of.subject,
  subjectId: of.subjectId,
  sharedBy,
  organisationId,
  isOwn: side === 'own',
});

/** Those who may not share it hear that there is none. */
export const isTheirs = async (
  deps: ShareDependencies,
  reader: Reader,
  viewer: Viewer,
  row: ShareRow,
): Promise<boolean> => {
  const side = await shareableOf(deps, row.subject).sideOf(reader, viewer, row.subjectId);
  if (side === null || row.isOwn !== (side === 'own')) return false;
  return row.isOwn ? row.sharedBy === viewer.userId : row.organisationId === viewer.organisationId;
};

export async function presentShares(
  { platform, makers }: ShareDependencies,
  reader: Reader,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
  rows: readonly ShareRow[],
): Promise<ShareAnswer[]> {
  if (rows.length === 0) return [];
  const names = await makers.single().namesOf(reader, [...new Set(rows.map(({ sharedBy }) => sharedBy))]);
  return rows.map((row) =>
    presentShare(platform, row, { viewer, now, sharedBy: names.get(row.sharedBy) ?? '' }),
  );
}

export async function listShares(
  deps: ShareDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof listCall>['query'],
): Promise<Page<ShareAnswer>> {
  const { db } = deps.platform;
  const { viewer } = call;
  const side = await shareableOf(deps, asked.subject).sideOf(db, viewer, asked.subjectId);
  if (side === null) return refuse(shareErrors.share_subject_not_found);
  const links = linksOf(viewer, asked, side);
  return listOf(asked, {
    after: key,
    rows: (after, most) => listShareRows(db, links, after?.[0] ?? null, most),
    key: ({ shareId }) => [shareId],
    items: (rows) => presentShares(deps, db, call, rows),
  });
}

export async function listOpenings(
  deps: ShareDependencies,
  { viewer }: SignedInCall,
  asked: EndpointParsed<typeof listShareOpenings>['query'],
): Promise<Page<ShareOpening>> {
  const { db } = deps.platform;
  const share = await findShare(db, asked.shareId);
  if (!share || !(await isTheirs(deps, db, viewer, share))) return refuse(shareErrors.share_not_found);
  return listOf(asked, {
    after: key,
    rows: (after, most) => listOpeningRows(db, share.shareId, after?.[0] ?? null, most),
    key: ({ openingId }) => [openingId],
    items: (rows) =>
      rows.map(({ openedAt, allows, viewerName }) => ({
        openedAt: openedAt.toISOString(),
        allows,
        name: viewerName,
      })),
  });
}
