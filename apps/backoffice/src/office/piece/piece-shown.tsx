import { Group, Image } from '@mantine/core';
import type { Piece, PieceDetails } from '@nukkad/contract/office/piece/piece.model';
import { topicWords } from '../../nouns/piece/topic-words.ts';
import { t } from '../../platform/words.ts';
import { dayWords } from '../../ui/day-words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { fieldWords, readerWords } from './piece-words.ts';

/** Every field by its name, as text; also what two editions are compared by. */
export function factsOf(piece: Piece, cityNames: Readonly<Record<string, string>>) {
  const words = fieldWords(piece.kind);
  const cities = piece.cities.map((code) => cityNames[code] ?? code).join(', ');
  const size = (picture: Piece['wide']) => (picture ? `${picture.width} × ${picture.height}` : '');
  return [
    [words.titleEn, piece.titleEn],
    [words.titleHi, piece.titleHi],
    [words.wordsEn, piece.wordsEn],
    [words.wordsHi, piece.wordsHi],
    [words.longEn, piece.longEn],
    [words.longHi, piece.longHi],
    [words.topic, piece.topic === null ? '' : topicWords[piece.topic]],
    [t('piece.found', 'Search words (optional)'), piece.found],
    [words.seconds, piece.seconds === null ? '' : String(piece.seconds)],
    [words.actEn, piece.actEn],
    [words.actHi, piece.actHi],
    [words.link, piece.link],
    [t('piece.wide', 'For computers'), size(piece.wide)],
    [t('piece.narrow', 'For phones'), size(piece.narrow)],
    [words.altEn, piece.altEn],
    [words.altHi, piece.altHi],
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
