import * as z from 'zod/mini';
import { draftedLine, draftedWords } from '../../kernel/written-words.ts';
import { countedPageQuery } from '../../kernel/page.ts';
import { day, flagParam, id, instant, optionalText, text, whole } from '../../kernel/schema.ts';
import { legalPages } from '../legal/legal-pages.ts';
import { isOpenLink } from './piece-link.ts';
import { pieceStatuses } from './piece.noun.ts';

export const pieceKinds = ['banner', 'section', 'category', 'legal'] as const;
export type PieceKind = (typeof pieceKinds)[number];
export const pieceKind = z.enum(pieceKinds, 'Choose one of the list.');
/** Legal pages are begun by calls of their own. */
export const placedKinds = ['banner', 'section'] as const;

/** Parts of the home page that operators order, name and hide; the board on top and the categories stay. */
export const homeSections = ['rows', 'steps', 'happy', 'quote', 'partner'] as const;
export type HomeSection = (typeof homeSections)[number];
export const homeSection = z.enum(homeSections, 'Choose one of the list.');

/** Pages that have a place for banners. */
export const bannerPages = ['home', 'services', 'jobs', 'network'] as const;
export type BannerPage = (typeof bannerPages)[number];
export const bannerPage = z.enum(bannerPages, 'Choose one of the list.');

/** For whom a piece can be; none of them chosen: for everyone. */
export const pieceReaders = ['signedOut', 'Buyer', 'Service Partner', 'Jobseeker', 'subUser'] as const;
export type PieceReader = (typeof pieceReaders)[number];
export const pieceReader = z.enum(pieceReaders, 'Choose one of the list.');

export const mostBanners = 5;
/** Chosen reviews of the home page. */
export const mostHappy = 12;
export const pieceId = id('piece');

/** May be empty while it is a draft. */
const drafted = draftedLine;

const picture = z.nullable(z.uuid('This is not a known id.'));

/** Where and to whom it is shown, and with which pictures. */
const pieceReach = {
  wideId: picture.check(z.describe('Picture for wide screens.')),
  narrowId: picture.check(z.describe('Picture for phones; null: the wide one.')),
  readers: z
    .array(pieceReader)
    .check(z.maxLength(pieceReaders.length, 'Choose one of the list.'), z.describe('Empty: everyone.')),
  cities: z
    .array(text(20, 'Code of a city.'))
    .check(z.maxLength(50, 'Choose at most 50 cities.'), z.describe('Empty: all.')),
  position: whole(0, 999, 'The lowest comes first.'),
  lastDay: z.nullable(day('Shown until the end of this day in India; null: until it is taken back.')),
  isHidden: z.boolean('Choose yes or no.').check(z.describe('Of a section: the page leaves it out.')),
};

/** What single kinds have besides. */
const ofSomeKinds = {
  longEn: z._default(draftedWords(2_000), '').check(z.describe('Of a category.')),
  longHi: z._default(draftedWords(2_000), ''),
  reviewIds: z
    ._default(
      z
        .array(z.uuid('This is not a known id.'))
        .check(z.maxLength(mostHappy, `Choose at most ${mostHappy} reviews.`)),
      [],
    )
    .check(z.describe('Of what customers say: in this order; empty: the newest.')),
};

/** What an operator writes of a piece. */
export const pieceFields = {
  ...pieceReach,
  ...ofSomeKinds,
  titleEn: drafted(60, 'In English.'),
  titleHi: drafted(60, 'In Hindi.'),
  wordsEn: drafted(160, 'A sentence below the title; may be empty.'),
  wordsHi: drafted(160, 'The same in Hindi.'),
  actEn: drafted(24, 'The button; empty: none.'),
  actHi: drafted(24, 'The same in Hindi.'),
  link: drafted(300, 'A path of this site, or an https address; empty: none.').check(
    z.refine(
      (value) => value === '' || isOpenLink(value),
      'Enter a page of this site, such as /services, or an https address.',
    ),
  ),
  altEn: drafted(120, 'What the picture shows.'),
  altHi: drafted(120, 'The same in Hindi.'),
};

export const pieceBody = z.object(pieceFields);
export type PieceBody = z.output<typeof pieceBody>;

/** Fields that a piece still needs before visitors read it. */
export const pieceNeeds = [
  'titleEn',
  'titleHi',
  'wordsEn',
  'wordsHi',
  'actEn',
  'actHi',
  'link',
  'altEn',
  'altHi',
  'longEn',
  'longHi',
] as const;
export type PieceNeed = (typeof pieceNeeds)[number];

export const piecePicture = z.object({
  pictureId: z.uuid(),
  url: z.string().check(z.describe('Works for some minutes.')),
  width: z.int(),
  height: z.int(),
});
export type PiecePicture = z.output<typeof piecePicture>;

export const piece = z.object({
  pieceId: z.uuid(),
  seriesId: z.uuid().check(z.describe('The same for all editions.')),
  edition: z.int(),
  kind: z.enum(pieceKinds),
  place: z.string(),
  section: z.nullable(z.enum(homeSections)).check(z.describe('Of the home page; null: of none.')),
  status: z.enum(pieceStatuses),
  ...pieceReach,
  titleEn: z.string(),
  titleHi: z.string(),
  wordsEn: z.string(),
  wordsHi: z.string(),
  actEn: z.string(),
  actHi: z.string(),
  link: z.string(),
  altEn: z.string(),
  altHi: z.string(),
  about: z.string().check(z.describe('Of words of a category: which one.')),
  longEn: z.string(),
  longHi: z.string(),
  reviewIds: z.array(z.string()),
  missing: z.array(z.enum(pieceNeeds)),
  wide: z.nullable(piecePicture),
  narrow: z.nullable(piecePicture),
  publishAt: z.nullable(instant()),
  publishedAt: z.nullable(instant()),
  endedAt: z.nullable(instant()),
  changedBy: z.nullable(z.string()).check(z.describe('Name of the Admin; null: the account is erased.')),
  changedAt: instant(),
  version: z.int(),
  can: z.object({
    edit: z.boolean(),
    schedule: z.boolean(),
    unschedule: z.boolean(),
    publish: z.boolean(),
    takeBack: z.boolean(),
    discard: z.boolean(),
    again: z.boolean(),
  }),
});
export type Piece = z.output<typeof piece>;

/** Sums of a day, of all visitors together. */
export const pieceCount = z.object({ day: z.string(), shown: z.int(), pressed: z.int() });

export const pieceDetails = z.object({
  piece,
  editions: z.array(piece).check(z.describe('All of them, the newest first.')),
  counts: z.array(pieceCount).check(z.describe('Of the last 30 days that have any, the newest first.')),
  cityNames: z.record(z.string(), z.string()),
});
export type PieceDetails = z.output<typeof pieceDetails>;

/** Which words of a section operators may write; what they leave out stays as it was made. */
export const sectionWords: Readonly<Record<HomeSection, 'none' | 'title' | 'all'>> = {
  rows: 'none',
  steps: 'title',
  happy: 'title',
  quote: 'all',
  partner: 'all',
};

export const piecesQuery = z.object({
  ...countedPageQuery,
  q: optionalText(60, 'A part of the title.'),
  kind: z.optional(pieceKind),
  place: z.optional(z.enum([...bannerPages, ...legalPages], 'Choose one of the list.')),
  about: optionalText(40, 'A category.'),
  status: z.optional(z.enum(pieceStatuses, 'Choose one of the list.')),
  missing: z.optional(flagParam('Only those that lack words in a language.')),
});

export const pieceMoves = ['publish', 'schedule', 'unschedule', 'takeBack', 'discard'] as const;
export type PieceMove = (typeof pieceMoves)[number];

export const pieceVersion = whole(1, 1_000_000, 'As it was shown; a changed piece is refused.');

/** A banner as a visitor reads it. */
export const banner = z.object({
  bannerId: z.uuid(),
  title: z.string(),
  words: z.string(),
  act: z.string(),
  link: z.string(),
  alternative: z.string(),
  wide: z.nullable(z.pick(piecePicture, { url: true, width: true, height: true })),
  narrow: z.nullable(z.pick(piecePicture, { url: true, width: true, height: true })),
});
export type Banner = z.output<typeof banner>;

/** A section of the home page; empty words: those that it was made with. */
export const shownSection = z.object({
  section: z.enum(homeSections),
  title: z.string(),
  words: z.string(),
  act: z.string(),
  link: z.string(),
});
export type ShownSection = z.output<typeof shownSection>;

/** What operators say of a category; empty words: those that it was made with. */
export const categoryWords = z.object({
  categoryId: z.string(),
  title: z.string(),
  words: z.string(),
  long: z.string().check(z.describe('Only where one category is asked for.')),
  alternative: z.string(),
  position: z.int().check(z.describe('On the home page; others stand at 10, 20, 30, …')),
  isHidden: z.boolean().check(z.describe('The home page leaves it out.')),
  wide: banner.shape.wide,
  narrow: banner.shape.narrow,
});
export type CategoryWords = z.output<typeof categoryWords>;

export const countedBanners = z.object({
  items: z
    .array(
      z.object({
        bannerId: z.uuid('This is not a known id.'),
        shown: whole(0, 5),
        pressed: whole(0, 5),
      }),
    )
    .check(z.minLength(1, 'Send at least one.'), z.maxLength(mostBanners * 2, 'Send fewer.')),
});
export type CountedBanner = z.output<typeof countedBanners>['items'][number];
