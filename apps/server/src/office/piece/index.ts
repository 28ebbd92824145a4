import { pieceErrors } from '@nukkad/contract/office/piece/piece.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { readChosenHappy } from './piece.store.ts';
import { sweepPictures } from './add-picture.ts';
import { listKnownPictures } from './picture.store.ts';
import type { PieceDependencies } from './piece.interface.ts';
import { pieceRoutes } from './piece.routes.ts';
import { piecePersonal } from './piece-personal.store.ts';
import { pieceTimers } from './piece-timers.ts';

/** Public content that operators write in both languages, publish and take back: banners of pages, sections of the home page, words of categories, questions and videos of the help pages. */
export const createPieceDomain = (deps: PieceDependencies): Domain => ({
  name: 'piece',
  routes: pieceRoutes(deps),
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
});

export const piece = domain({
  needs: ['account', 'backoffice', 'catalog', 'geography', 'review', 'support'],
  create: createPieceDomain,
});
