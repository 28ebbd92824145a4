/** What visitors read of public content: specification section 7, banners by page type (cached). */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { optionalText, text } from '../../kernel/schema.ts';
import { pageWords } from '../content/content.model.ts';
import {
  banner,
  bannerPage,
  categoryWords,
  countedBanners,
  homeSections,
  pieceKinds,
  pieceReader,
  shownSection,
} from './piece.model.ts';
import { pieceErrors as e } from './piece.noun.ts';

const tag = 'Content';
const authz = { who: 'anyone' } as const;

export const listBanners = endpoint('GET /banners/{pageType}', {
  summary: 'Banners of a page for a kind of reader in a city, at most five in their order',
  tag,
  authz,
  params: z.object({ pageType: bannerPage }),
  query: z.object({
    reader: z._default(pieceReader, 'signedOut'),
    cityCode: optionalText(20),
  }),
  response: z.object({ items: z.array(banner) }),
});

export const getHomeSections = endpoint('GET /home/sections', {
  summary: 'The sections of the home page in their order, with the words that operators gave them',
  tag,
  authz,
  response: z.object({ sections: z.array(shownSection) }),
});

export const listCategoryWords = endpoint('GET /home/categoryWords', {
  summary: 'What operators say of categories beside the catalogue: picture, order on the home page, words',
  tag,
  authz,
  query: z.object({ categoryId: optionalText(40, 'Only this one, with its longer words.') }),
  response: z.object({ items: z.array(categoryWords) }),
});

export const countBanners = endpoint('POST /banners/counted', {
  summary: 'Add how often banners were shown and pressed to the sums of the day; nobody is recorded',
  tag,
  authz,
  unconfirmed: 'only-adds',
  perMinute: 20,
  body: countedBanners,
  response: z.object({ counted: z.int() }),
  touches: 'nothing',
});

export const previewPiece = endpoint('GET /content/preview', {
  summary: 'A piece as visitors would read it, by the address that an Admin was given for some minutes',
  tag,
  authz: { ...authz, scope: 'the piece of the signed address, while the session of its Admin is open' },
  query: z.object({ key: text(400) }),
  response: z.object({
    kind: z.enum(pieceKinds),
    section: z.nullable(z.enum(homeSections)),
    banner,
    legal: z.nullable(pageWords).check(z.describe('Of a legal page, with the figures of now.')),
    long: z.string(),
    category: z
      .nullable(z.object({ categoryId: z.string(), name: z.string(), image: z.string() }))
      .check(z.describe('Of its words.')),
  }),
  errors: [e.piece_preview_over],
});
