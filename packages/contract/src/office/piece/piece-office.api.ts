/** Public content in the back office. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, optionalText, text } from '../../kernel/schema.ts';
import { countedPageOf, pageOf, pageQuery } from '../../kernel/page.ts';
import { happyCustomer } from '../../market/review/review.model.ts';
import {
  homeSection,
  piece,
  pieceDetails,
  pieceFields,
  pieceMoves,
  piecePicture,
  bannerPage,
  piecesQuery,
  pieceVersion,
  placedKinds,
} from './piece.model.ts';
import { pieceErrors as e } from './piece.noun.ts';

const tag = 'Back office';
const authz = { who: 'roles', roles: ['Admin'] } as const;
const params = z.object({ pieceId: z.uuid('This is not a known id.') });
const moved = [e.piece_not_found, e.piece_moved_on] as const;

export const listPieces = endpoint('GET /backoffice/pieces', {
  summary: 'Editions of public content, the last changed first',
  tag,
  authz,
  query: piecesQuery,
  response: countedPageOf(piece),
});

export const getPiece = endpoint('GET /backoffice/pieces/{pieceId}', {
  summary: 'One edition with all others of it, and its sums by day',
  tag,
  authz,
  params,
  response: pieceDetails,
  errors: [e.piece_not_found],
});

export const addPiece = endpoint('POST /backoffice/pieces', {
  summary: 'Begin a draft of public content; words may be missing until it is published',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'optional',
  body: z.object({
    ...pieceFields,
    kind: z.enum(placedKinds, 'Choose one of the list.'),
    place: bannerPage,
    section: z.nullable(homeSection).check(z.describe('With section: which one.')),
  }),
  response: piece,
  errors: [e.piece_picture_not_found],
});

export const writePieceOf = endpoint('POST /backoffice/pieces/of', {
  summary:
    'The draft of what is known by its own id: the one that waits, or a new one with the words that hold now',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  body: z.object({
    kind: z.enum(['category'], 'Choose one of the list.'),
    id: text(40, 'Of the category.'),
  }),
  response: piece,
  errors: [e.piece_not_found],
});

export const listHappyChoices = endpoint('GET /backoffice/pieces/reviews', {
  summary: 'Reviews that the home page may show: good ones with words and a name that may be shown',
  tag,
  authz,
  query: z.object({
    ...pageQuery,
    ids: optionalText(500, 'Only these, between commas, in their order.'),
  }),
  response: pageOf(happyCustomer),
  touches: 'nothing',
});

export const changePiece = endpoint('PATCH /backoffice/pieces/{pieceId}', {
  summary: 'Change a draft',
  tag,
  authz,
  unconfirmed: 'carries-version',
  params,
  body: z.object({ ...pieceFields, version: pieceVersion }),
  response: piece,
  errors: [...moved, e.piece_picture_not_found],
});

export const movePiece = endpoint('POST /backoffice/pieces/{pieceId}/move', {
  summary:
    'Publish, schedule or discard a draft, take it out of the schedule, or take back what is published',
  tag,
  authz,
  unconfirmed: 'carries-version',
  params,
  body: z.object({
    version: pieceVersion,
    move: z.enum(pieceMoves, 'Choose one of the list.'),
    publishAt: z.optional(instant('With schedule: when; at most a year ahead.')),
  }),
  response: piece,
  errors: [...moved, e.piece_incomplete, e.piece_day_over, e.piece_section_taken, e.piece_words_in_force],
  touches: ['legal'],
});

export const againPiece = endpoint('POST /backoffice/pieces/{pieceId}/again', {
  summary: 'Begin a draft with the words of this edition, earlier or present',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'optional',
  params,
  response: piece,
  errors: [e.piece_not_found, e.piece_draft_waits],
});

export const openPiecePreview = endpoint('POST /backoffice/pieces/{pieceId}/preview', {
  summary: 'The address of a preview, for ten minutes and as long as this session is open',
  tag,
  authz,
  unconfirmed: 'only-reads',
  params,
  response: z.object({ url: z.string(), until: instant() }),
  errors: [e.piece_not_found],
  touches: 'nothing',
});

export const addPiecePicture = endpoint('POST /backoffice/pieces/pictures', {
  summary: 'A picture for public content, made anew; kept for a day until a piece has it',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  upload: {
    field: 'picture',
    maxFiles: 1,
    maxBytes: 10_485_760,
    mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
  },
  response: piecePicture,
  errors: [e.piece_picture_unreadable],
  touches: 'nothing',
});
