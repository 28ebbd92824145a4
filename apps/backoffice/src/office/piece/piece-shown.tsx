import { Group, Image } from '@mantine/core';
import type { Piece, PieceDetails } from '@nukkad/contract/office/piece/piece.model';
import { t } from '../../platform/words.ts';
import { dayWords } from '../../ui/day-words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { needWords, readerWords } from './piece-words.ts';

/** Every field by its name, as text; also what two editions are compared by. */
export function factsOf(piece: Piece, cityNames: Readonly<Record<string, string>>) {
  const cities = piece.cities.map((code) => cityNames[code] ?? code).join(', ');
  const size = (picture: Piece['wide']) => (picture ? `${picture.width} × ${picture.height}` : '');
  return [
    [needWords.titleEn, piece.titleEn],
    [needWords.titleHi, piece.titleHi],
    [needWords.wordsEn, piece.wordsEn],
    [needWords.wordsHi, piece.wordsHi],
    [needWords.longEn, piece.longEn],
    [needWords.longHi, piece.longHi],
    [needWords.actEn, piece.actEn],
    [needWords.actHi, piece.actHi],
    [needWords.link, piece.link],
    [t('piece.wide', 'For computers'), size(piece.wide)],
    [t('piece.narrow', 'For phones'), size(piece.narrow)],
    [needWords.altEn, piece.altEn],
    [needWords.altHi, piece.altHi],
    [
      t('piece.readers', 'People'),
      piece.readers.map((reader) => readerWords[reader]).join(', ') || t('piece.everyone', 'Everyone'),
    ],
    [t('piece.cities', 'Cities'), cities || t('piece.allCities', 'All cities')],
    [t('piece.position', 'Position'), String(piece.position)],
    [t('piece.lastDay', 'Last day'), piece.lastDay ? dayWords(piece.lastDay) : ''],
    [
      t('piece.chosenReviews', 'Chosen reviews'),
      piece.reviewIds.length > 0 ? String(piece.reviewIds.length) : '',
    ],
    [t('piece.isHidden', 'Hide on the home page'), piece.isHidden ? t('piece.isOut', 'Left out') : ''],
  ] as const;
}

/** An edition that is not edited any more. */
export function PieceWords({ details: { piece, cityNames } }: { details: PieceDetails }) {
  return (
    <Panel title={t('piece.bothLanguages', 'Words in both languages')}>
      <Facts
        columns={{ base: 1, sm: 2 }}
        facts={factsOf(piece, cityNames).map(([name, text]) => [name, text || '–'])}
      />
      <Group>
        {[piece.wide, piece.narrow].map((picture) =>
          picture ? (
            <Image
              key={picture.pictureId}
              src={picture.url}
              alt={piece.altEn}
              mah={180}
              w="auto"
              fit="contain"
              radius="sm"
            />
          ) : null,
        )}
      </Group>
    </Panel>
  );
}
