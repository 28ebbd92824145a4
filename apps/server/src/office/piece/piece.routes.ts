import * as office from '@nukkad/contract/office/piece/piece-office.api';
import * as api from '@nukkad/contract/office/piece/piece.api';
import { keptRoute } from '../../platform/http/kept-route.ts';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import { addPicture } from './add-picture.ts';
import { movePiece } from './move-piece.ts';
import type { LegalDependencies } from './legal/read-versions.ts';
import { openPreview, previewPiece } from './preview-piece.ts';
import { listPieces, readPiece } from './read-pieces.ts';
import { readCategoryWords } from './show-category-words.ts';
import { readSections } from './show-sections.ts';
import { countBanners, listBanners, pieceNames } from './show-banners.ts';
import { addPiece, againPiece, changePiece } from './write-piece.ts';
import { writePieceOf } from './write-piece-of.ts';
import { listHappyChoices } from './list-happy-choices.ts';

/** Of anyone who reads. */
const openRoutes = (deps: LegalDependencies): readonly Route[] => [
  keptRoute(api.listBanners, deps.platform.answers, (call) => ({
    names: pieceNames,
    read: () => listBanners(deps, { ...call.input.query, place: call.input.params.pageType }, call),
  })),
  keptRoute(api.getHomeSections, deps.platform.answers, (call) => ({
    names: pieceNames,
    read: () => readSections(deps, call),
  })),
  keptRoute(api.listCategoryWords, deps.platform.answers, (call) => ({
    names: pieceNames,
    read: () => readCategoryWords(deps, call.input.query.categoryId, call),
  })),
  openRoute(api.countBanners, (call) => countBanners(deps, call, call.input.body.items)),
  openRoute(api.previewPiece, (call) => previewPiece(deps, call, call.input.query.key)),
];

export const pieceRoutes = (deps: LegalDependencies): readonly Route[] => [
  ...openRoutes(deps),
  route(office.listPieces, (call) => listPieces(deps, call, call.input.query)),
  route(office.getPiece, (call) => readPiece(deps, call, call.input.params.pieceId)),
  route(office.addPiece, (call) => addPiece(deps, call, call.input.body)),
  route(office.writePieceOf, (call) => writePieceOf(deps, call, call.input.body)),
  route(office.listHappyChoices, (call) => listHappyChoices(deps, call, call.input.query)),
  route(office.changePiece, (call) => changePiece(deps, call, { ...call.input.params, ...call.input.body })),
  route(office.movePiece, (call) => movePiece(deps, call, { ...call.input.params, ...call.input.body })),
  route(office.againPiece, (call) => againPiece(deps, call, call.input.params.pieceId)),
  route(office.openPiecePreview, (call) => openPreview(deps, call, call.input.params.pieceId)),
  route(office.addPiecePicture, (call) => addPicture(deps, call)),
];
