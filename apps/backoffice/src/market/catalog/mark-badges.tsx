import { t } from '../../platform/words.ts';
import { Badge, Group } from '@mantine/core';
import type { SharedFields } from './shared-fields.tsx';

const marksOf = ({ isSwitchedOff, isTrending, isNew, isRecommended, isOnline }: SharedFields) =>
  [
    { has: isSwitchedOff, color: 'sindoor', words: t('catalog.off', 'Off') },
    { has: isTrending, color: 'rani', words: t('catalog.trending', 'Trending') },
    { has: isNew, color: 'mor', words: t('catalog.new', 'New') },
    { has: isRecommended, color: 'peepal', words: t('catalog.recommended', 'Recommended') },
    { has: isOnline, color: 'neel', words: t('catalog.video', 'Video') },
  ].filter(({ has }) => has);

/** As a file says them. */
export const markWords = (fields: SharedFields): string =>
  marksOf(fields)
    .map(({ words }) => words)
    .join(', ');

export function MarkBadges({ fields }: { fields: SharedFields }) {
  return (
    <Group gap={4}>
      {marksOf(fields).map(({ color, words }) => (
        <Badge key={words} color={color}>
          {words}
        </Badge>
      ))}
    </Group>
  );
}
