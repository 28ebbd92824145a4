import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { previewPiece as api } from '@nukkad/contract/office/piece/piece.api';
import { fewestHappy } from '@nukkad/contract/market/review/review.rules';
import { mostHappy } from '@nukkad/contract/office/piece/piece.model';
import { pieceErrors } from '@nukkad/contract/office/piece/piece.noun';
import type { Call, SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { PieceDependencies } from './piece.interface.ts';
import { mayWritePieces } from './piece.policy.ts';
import { longOf } from './piece.presenter.ts';
import { faqOf, videoOf } from './publish-help.ts';
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
  deps: PieceDependencies,
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
    long: longOf(row, call.lang),
    category: await categoryOf(deps, row, call.lang),
    ...(await readHelp(deps, row, call)),
    reviews: await readHappy(deps, row, call.lang),
  };
}

async function categoryOf({ catalog }: PieceDependencies, { kind, about }: PieceRow, lang: 'en' | 'hi') {
  if (kind !== 'category') return null;
  const face = (await catalog.categoryFaces(lang)).get(about);
  return { categoryId: about, name: face?.name ?? about, image: face?.picture ?? about };
}

/** As the help pages would have it; null: it is neither, or lacks what they stand by. */
async function readHelp(
  { support }: PieceDependencies,
  row: PieceRow,
  { lang, now }: Pick<Call, 'lang' | 'now'>,
) {
  const [faq, video] = [faqOf(row), videoOf(row)];
  return {
    faq: faq && (await support.help.readFaq(faq, lang, now)),
    video: video && {
      videoId: video.videoId,
      title: lang === 'hi' ? video.titleHi : video.titleEn,
      url: video.url,
      seconds: video.seconds,
      views: 0,
    },
  };
}

/** Those of this edition, while enough of them may be shown; otherwise the newest, as on the page. */
async function readHappy(
  { platform: { db }, review }: PieceDependencies,
  { section, reviewIds }: PieceRow,
  lang: 'en' | 'hi',
) {
  if (section !== 'happy') return [];
  const chosen = await review.happyOf(db, reviewIds, lang);
  if (chosen.length >= fewestHappy) return chosen;
  return (await review.newestHappy(db, { limit: mostHappy }, lang)).items;
}
