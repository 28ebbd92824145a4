import type {
  BannerPage,
  HomeSection,
  Piece,
  PieceKind,
  PieceMove,
  PieceNeed,
  PieceReader,
} from '@nukkad/contract/office/piece/piece.model';
import type { LegalPage } from '@nukkad/contract/office/legal/legal-pages';
import type { PieceStatus } from '@nukkad/contract/office/piece/piece.noun';
import { t } from '../../platform/words.ts';
import { legalPageNames } from './legal/legal-words.ts';

export const kindWords: Readonly<Record<PieceKind, string>> = {
  banner: t('piece.banner', 'Banner'),
  section: t('piece.section', 'Section of the home page'),
  category: t('piece.category', 'Category'),
  legal: t('legal.page', 'Legal page'),
};

export const placeWords: Readonly<Record<BannerPage | LegalPage, string>> = {
  home: t('piece.home', 'Home page'),
  services: t('piece.services', 'Services'),
  jobs: t('piece.jobs', 'Jobs'),
  network: t('piece.network', 'Feed'),
  ...legalPageNames,
};

export const sectionNames: Readonly<Record<HomeSection, string>> = {
  rows: t('piece.rows', 'Rows of services'),
  steps: t('piece.steps', 'How it works'),
  happy: t('piece.happy', 'What customers say'),
  quote: t('piece.quote', 'Quotes for offices'),
  partner: t('piece.partner', 'Board for partners'),
};

/** A category by its key: `salon-women` is read as Salon women. */
const categoryOf = (about: string): string =>
  `${about.charAt(0).toUpperCase()}${about.slice(1).replaceAll('-', ' ')}`;

/** The page that shows it, and of it which part. */
export function placeOf({ kind, place, section, about }: Piece): string {
  if (section) return `${placeWords.home}: ${sectionNames[section]}`;
  if (kind === 'category') return `${kindWords.category}: ${categoryOf(about)}`;
  return placeNameOf(place);
}

const placeNameOf = (place: string): string =>
  Object.entries(placeWords).find(([value]) => value === place)?.[1] ?? place;

export const pieceStatusWords: Readonly<Record<PieceStatus, string>> = {
  draft: t('piece.draft', 'Draft'),
  scheduled: t('piece.scheduled', 'Scheduled'),
  published: t('piece.published', 'Published'),
  ended: t('piece.ended', 'Ended'),
  discarded: t('piece.discarded', 'Discarded'),
};

const colours: Readonly<Record<PieceStatus, string>> = {
  draft: 'haldi',
  scheduled: 'neel',
  published: 'peepal',
  ended: 'slate',
  discarded: 'slate',
};
export const colourOf = ({ status }: { readonly status: PieceStatus }): string => colours[status];

export const readerWords: Readonly<Record<PieceReader, string>> = {
  signedOut: t('piece.signedOut', 'Signed out'),
  Buyer: t('piece.customers', 'Customers'),
  'Service Partner': t('piece.partners', 'Partners'),
  Jobseeker: t('piece.jobseekers', 'Jobseekers'),
  subUser: t('piece.staff', 'Staff of partners'),
};

export const needWords: Readonly<Record<PieceNeed, string>> = {
  titleEn: t('piece.titleEn', 'Title in English'),
  titleHi: t('piece.titleHi', 'Title in Hindi'),
  wordsEn: t('piece.wordsEn', 'Words in English'),
  wordsHi: t('piece.wordsHi', 'Words in Hindi'),
  actEn: t('piece.actEn', 'Button in English'),
  actHi: t('piece.actHi', 'Button in Hindi'),
  link: t('piece.link', 'Where the button leads'),
  altEn: t('piece.altEn', 'Picture in words, English'),
  altHi: t('piece.altHi', 'Picture in words, Hindi'),
  longEn: t('piece.longEn', 'Longer words in English'),
  longHi: t('piece.longHi', 'Longer words in Hindi'),
};

export const moveWords: Readonly<Record<PieceMove, string>> = {
  publish: t('piece.publish', 'Publish'),
  schedule: t('piece.schedule', 'Schedule'),
  unschedule: t('piece.unschedule', 'Stop the schedule'),
  takeBack: t('piece.takeBack', 'Take back'),
  discard: t('piece.discard', 'Discard draft'),
};

/** Untitled ones are called after what they are. */
export const nameOf = (piece: Piece): string =>
  piece.titleEn ||
  piece.titleHi ||
  (piece.section && sectionNames[piece.section]) ||
  (piece.kind === 'category' ? categoryOf(piece.about) : t('piece.untitled', 'Untitled'));
