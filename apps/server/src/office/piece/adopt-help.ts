/** What the help pages showed before it was written here becomes the first edition, so that it can come back. */
import type { HelpKind, PieceBody } from '@nukkad/contract/office/piece/piece.model';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import type { PieceDependencies } from './piece.interface.ts';
import { blankWords, writtenOf } from './piece.rules.ts';
import { type PieceRow, insertPiece } from './piece.store.ts';
import { pieceTransitions } from './piece.transitions.ts';

interface Present {
  readonly words: PieceBody;
  readonly isShown: boolean;
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
}

type Parts = Pick<PieceDependencies, 'support'>;

async function presentFaq({ support }: Parts, tx: Tx, id: string): Promise<Present | null> {
  const faq = await support.help.findFaq(tx, id);
  if (!faq) return null;
  const { isShown, changedBy, changedAt, position } = faq;
  const words = {
    ...blankWords,
    titleEn: faq.question,
    titleHi: faq.questionHi,
    longEn: faq.answer,
    longHi: faq.answerHi,
    topic: faq.category,
    found: faq.words,
    position,
  };
  return { words, isShown, changedBy, changedAt };
}

async function presentVideo({ support }: Parts, tx: Tx, id: string): Promise<Present | null> {
  const video = await support.help.findVideo(tx, id);
  if (!video) return null;
  const { titleEn, titleHi, url: link, seconds, position, isShown, changedBy, changedAt } = video;
  return {
    words: { ...blankWords, titleEn, titleHi, link, seconds, position },
    isShown,
    changedBy,
    changedAt,
  };
}

const present = { faq: presentFaq, video: presentVideo };

export const placedHelp = (kind: HelpKind, seriesId: string) => ({
  seriesId,
  kind,
  place: 'help' as const,
  section: null,
  about: seriesId,
});

/** Null: there is no such question or video. */
export async function adoptHelp(
  parts: Parts,
  tx: Tx,
  { kind, id, now }: { readonly kind: HelpKind; readonly id: string; readonly now: Date },
): Promise<PieceRow | null> {
  const found = await present[kind](parts, tx, id);
  if (!found) return null;
  const { words, isShown, changedBy, changedAt } = found;
  const since = changedAt ?? now;
  const row = {
    pieceId: newId(),
    ...placedHelp(kind, id),
    edition: 1,
    ...writtenOf(words, kind),
    status: isShown ? ('published' as const) : ('ended' as const),
    publishAt: null,
    publishedAt: since,
    endsAt: null,
    endedAt: isShown ? null : since,
    changedBy,
    createdAt: since,
    updatedAt: since,
    version: 1,
  };
  const allowed = pieceTransitions.allowNewSystem(pieceTransitions.verb.adopt, row);
  await insertPiece(tx, allowed.row);
  await pieceTransitions.begin(tx, allowed, { now });
  return row;
}
