import { bannerPages, pieceKinds, piecesQuery } from '@nukkad/contract/office/piece/piece.model';
import { legalPages } from '@nukkad/contract/office/legal/legal-pages';
import { pieceStatuses } from '@nukkad/contract/office/piece/piece.noun';
import { listPieces } from '@nukkad/contract/office/piece/piece-office.api';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, search } from '@nukkad/lists/fields';
import IconNews from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import { badge, moment, pageLink } from '../../nouns/work-list/columns.tsx';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { NewPiece } from './new-piece.tsx';
import {
  colourOf,
  kindWords,
  nameOf,
  needWords,
  pieceStatusWords,
  placeOf,
  placeWords,
} from './piece-words.ts';

/** What operators write for visitors, in all its editions, the last changed first. */
export const PiecesPage = listPage(listPieces, {
  name: 'pieces',
  title: t('piece.title', 'Site content'),
  about: t('piece.about', 'What visitors read, in both languages. Drafts are seen here alone.'),
  add: t('piece.add', 'New content'),
  address: listAddress(piecesQuery.shape, ['q', 'kind', 'about', 'status', 'place', 'missing'], {}),
  fields: [
    search(t('piece.search', 'Title')),
    choice('kind', t('piece.kind', 'What'), pieceKinds, kindWords),
    choice('status', t('common.status', 'Status'), pieceStatuses, pieceStatusWords),
    choice('place', t('piece.place', 'Page'), [...bannerPages, ...legalPages], placeWords),
    choice('missing', t('piece.words', 'Words'), ['true'], () => t('piece.missing', 'Missing')),
  ],
  keyOf: ({ pieceId }) => pieceId,
  nameOf: (piece) => nameOf(piece),
  columns: [
    pageLink(
      'titleEn',
      t('piece.name', 'Title'),
      (piece) => nameOf(piece),
      ({ pieceId }) => `/content/${pieceId}`,
      {
        width: '16rem',
      },
    ),
    told('titleHi', t('piece.inHindi', 'In Hindi'), ({ titleHi }) => titleHi, { card: 'line' }),
    badge(({ status }) => pieceStatusWords[status], colourOf, { width: '8rem' }),
    told('place', t('piece.place', 'Page'), placeOf, { width: '12rem' }),
    told(
      'missing',
      t('piece.missing', 'Missing'),
      ({ missing }) => missing.map((need) => needWords[need]).join(', '),
      { width: '12rem' },
    ),
    told('edition', t('piece.edition', 'Edition'), ({ edition }) => edition, {
      figures: true,
      width: '6rem',
    }),
    told('changedBy', t('piece.changedBy', 'Changed by'), ({ changedBy }) => changedBy ?? '', {
      width: '10rem',
    }),
    moment('changedAt', t('piece.changedAt', 'Changed'), ({ changedAt }) => changedAt, { width: '11rem' }),
  ],
  empty: {
    Icon: IconNews,
    title: t('piece.none', 'No content yet'),
    words: t('piece.noneWords', 'Banners that you publish appear on the site at once.'),
  },
  added: (close) => <NewPiece onClose={close} />,
});
