import { pieceErrors } from '@nukkad/contract/office/piece/piece.noun';
import { domain } from '../../platform/declaration.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Domain } from '../../platform/domain.ts';
import { readChosenHappy } from './piece.store.ts';
import { sweepPictures } from './add-picture.ts';
import { listKnownPictures } from './picture.store.ts';
import type { PieceDependencies, PieceInterface } from './piece.interface.ts';
import { legalRoutes } from './legal/legal.routes.ts';
import type { LegalSource } from './legal/legal-words.ts';
import { legalNow } from './legal/read-versions.ts';
import { pieceRoutes } from './piece.routes.ts';
import { piecePersonal } from './piece-personal.store.ts';
import { pieceTimers } from './piece-timers.ts';

export type { LegalSource } from './legal/legal-words.ts';
export type { PieceInterface } from './piece.interface.ts';

/** Public content that operators write in both languages, publish and take back: banners of pages, sections of the home page. */
export function createPieceDomain(deps: PieceDependencies): Domain & PieceInterface {
  const legalWords = extensionPoint<LegalSource>('piece.legal_words');
  const parts = { ...deps, words: legalWords };
  return {
    name: 'piece',
    legalWords,
    legalNow: (reader, page, lang) => legalNow(deps.privacy, reader, page, lang),
    routes: [...pieceRoutes(parts), ...legalRoutes(parts)],
    consumers: pieceTimers(deps),
    personal: piecePersonal,
    extensions: [deps.review.chosenHappy.answeredBy(readChosenHappy)],
    keptFiles: [{ prefixes: ['pieces/'], listKnown: listKnownPictures }],
    constraints: {
      piece_one_section: pieceErrors.piece_section_taken,
      piece_one_category: pieceErrors.piece_moved_on,
      piece_one_draft: pieceErrors.piece_draft_waits,
    },
    cron: [{ name: 'piece.sweep', match: '50 21 * * *', run: () => sweepPictures(deps.platform) }],
  };
}

export const piece = domain({
  needs: ['account', 'backoffice', 'catalog', 'geography', 'privacy', 'review'],
  create: createPieceDomain,
});
