import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { previewPiece as api } from '@nukkad/contract/office/piece/piece.api';
import { wordsOfText } from '@nukkad/contract/office/legal/filled-words';
import { pieceErrors } from '@nukkad/contract/office/piece/piece.noun';
import type { Call, SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { findLegal } from './legal/legal.store.ts';
import type { LegalDependencies } from './legal/read-versions.ts';
import type { PieceDependencies } from './piece.interface.ts';
import { mayWritePieces } from './piece.policy.ts';
import { longOf } from './piece.presenter.ts';
import { type PieceRow, findPiece } from './piece.store.ts';
import { pieceTransitions } from './piece.transitions.ts';
import { previewKey, previewMs, readPreviewKey } from './preview-keys.ts';
import { presentBanners } from './show-banners.ts';

/** An address of the public site, which may be on another origin than the back office. */
export async function openPreview(
  { platform: { db, config } }: PieceDependencies,
  { viewer, now }: SignedInCall,
  pieceId: string,
): Promise<{ url: string; until: string }> {
  pieceTransitions.seen(viewer, await findPiece(db, pieceId));
  const key = previewKey(config.secret, { pieceId, sessionId: viewer.sessionId }, now);
  return {
    url: `${config.publicOrigin}${screenAddress.contentPreview(key)}`,
    until: new Date(now.getTime() + previewMs).toISOString(),
  };
}

/** Every fault is answered in the same way: the address, its time, or the session of its Admin. */
export async function previewPiece(
  deps: LegalDependencies,
  call: Pick<Call, 'lang' | 'now'>,
  key: string,
): Promise<EndpointAnswer<typeof api>> {
  const { db, config } = deps.platform;
  const preview = readPreviewKey(config.secret, key, call.now) ?? refuse(pieceErrors.piece_preview_over);
  const admin = await deps.backoffice.adminNow(preview.sessionId);
  if (!admin || !mayWritePieces(admin)) refuse(pieceErrors.piece_preview_over);
  const row = (await findPiece(db, preview.pieceId)) ?? refuse(pieceErrors.piece_preview_over);
  const [banner] = await presentBanners(deps, [row], call);
  return {
    kind: row.kind,
    section: row.section,
    banner: banner ?? refuse(pieceErrors.piece_preview_over),
    legal: row.kind === 'legal' ? await readLegal(deps, row.pieceId, call) : null,
    long: longOf(row, call.lang),
    category: await categoryOf(deps, row, call.lang),
  };
}

/** As it would stand on its page, with the figures of now. */
async function readLegal(
  deps: LegalDependencies,
  pieceId: string,
  { lang, now }: Pick<Call, 'lang' | 'now'>,
) {
  const [row, figures] = await Promise.all([
    findLegal(deps.platform.db, pieceId),
    deps.words.single().figures(now),
  ]);
  return row && wordsOfText(row, figures[lang], lang);
}

async function categoryOf({ catalog }: PieceDependencies, { kind, about }: PieceRow, lang: 'en' | 'hi') {
  if (kind !== 'category') return null;
  const face = (await catalog.categoryFaces(lang)).get(about);
  return { categoryId: about, name: face?.name ?? about, image: face?.picture ?? about };
}
