/** A question or a video is read from its own row, which follows what is published. */
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { PieceDependencies } from './piece.interface.ts';
import type { PieceRow } from './piece.store.ts';

type Parts = Pick<PieceDependencies, 'support'>;

/** What people would read of a question; null: it is none, or nothing says yet what it is about. */
export const faqOf = ({ kind, seriesId, topic, ...row }: PieceRow) =>
  kind === 'faq' && topic !== null
    ? {
        faqId: seriesId,
        category: topic,
        question: row.titleEn,
        questionHi: row.titleHi,
        answer: row.longEn,
        answerHi: row.longHi,
        words: row.found,
        position: row.position,
      }
    : null;

/** The same of a video. */
export const videoOf = ({ kind, seriesId, seconds, ...row }: PieceRow) =>
  kind === 'video' && seconds !== null
    ? {
        videoId: seriesId,
        titleEn: row.titleEn,
        titleHi: row.titleHi,
        url: row.link,
        seconds,
        position: row.position,
      }
    : null;

/** Asked of an Admin alone: what a timer publishes was asked for when it was scheduled. */
export async function refuseFullHelp(
  { support }: Parts,
  tx: Tx,
  { kind, seriesId }: PieceRow,
): Promise<void> {
  if (kind === 'faq') await support.help.refuseFullFaqs(tx, seriesId);
  if (kind === 'video') await support.help.refuseFullVideos(tx, seriesId);
}

/** In the transaction that publishes it. */
export async function showHelp(
  { support }: Parts,
  tx: Tx,
  row: Authorized<PieceRow>,
  now: Date,
): Promise<void> {
  const [faq, video] = [faqOf(row), videoOf(row)];
  const changed = { changedBy: row.changedBy, changedAt: now };
  if (faq) await support.help.publishFaq(tx, partOf(row, { ...faq, ...changed }));
  if (video) await support.help.publishVideo(tx, partOf(row, { ...video, ...changed }));
}

/** In the transaction that takes it back, or after its last day. */
export async function hideHelp(
  { support }: Parts,
  tx: Tx,
  row: Authorized<PieceRow>,
  now: Date,
): Promise<void> {
  const changed = { changedBy: row.changedBy, changedAt: now };
  if (row.kind === 'faq') await support.help.hideFaq(tx, partOf(row, { faqId: row.seriesId, ...changed }));
  if (row.kind === 'video')
    await support.help.hideVideo(tx, partOf(row, { videoId: row.seriesId, ...changed }));
}
