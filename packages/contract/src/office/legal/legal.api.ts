/** Versions of the legal pages: as visitors read and compare them, and as operators write them. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { wholeParam } from '../../kernel/schema.ts';
import { pageWords } from '../content/content.model.ts';
import { piece, pieceVersion } from '../piece/piece.model.ts';
import { pieceErrors } from '../piece/piece.noun.ts';
import { legalDraft, legalFields, legalFigure, legalPage, legalVersion } from './legal.model.ts';
import { legalErrors } from './legal.noun.ts';

const tag = 'Back office';
const authz = { who: 'roles', roles: ['Admin'] } as const;

export const listLegalVersions = endpoint('GET /legal/{page}', {
  summary: 'All versions of a legal page, the newest first',
  tag: 'Content',
  authz: { who: 'anyone' },
  params: z.object({ page: legalPage }),
  response: z.object({ items: z.array(legalVersion) }),
});

export const getLegalVersion = endpoint('GET /legal/{page}/{number}', {
  summary: 'A version of a legal page, with the figures of the last day on which it was in force',
  tag: 'Content',
  authz: { who: 'anyone' },
  params: z.object({ page: legalPage, number: wholeParam(1, 100_000) }),
  response: z.object({ ...pageWords.shape, version: legalVersion }),
  errors: [legalErrors.legal_version_not_found],
});

export const getLegalEdition = endpoint('GET /backoffice/legal/editions/{pieceId}', {
  summary: 'An edition of a legal page with its words, the words in force, and the figures that it may name',
  tag,
  authz,
  params: z.object({ pieceId: z.uuid('This is not a known id.') }),
  response: z.object({
    edition: legalDraft,
    inForce: z.object({ en: pageWords, hi: pageWords }),
    shown: z.object({ en: pageWords, hi: pageWords }).check(z.describe('This edition as visitors read it.')),
    figures: z.array(legalFigure),
  }),
  errors: [pieceErrors.piece_not_found],
});

export const beginLegalDraft = endpoint('POST /backoffice/legal/{page}', {
  summary: 'Begin a draft with the words in force',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'optional',
  params: z.object({ page: legalPage }),
  response: piece,
  errors: [pieceErrors.piece_draft_waits],
  touches: ['piece'],
});

export const changeLegalDraft = endpoint('PUT /backoffice/legal/editions/{pieceId}', {
  summary: 'Change a draft of a legal page; a name in braces must be a figure',
  tag,
  authz,
  unconfirmed: 'carries-version',
  params: z.object({ pieceId: z.uuid('This is not a known id.') }),
  body: z.object({ ...legalFields, version: pieceVersion }),
  response: legalDraft,
  errors: [pieceErrors.piece_not_found, pieceErrors.piece_moved_on],
  touches: ['piece'],
});
