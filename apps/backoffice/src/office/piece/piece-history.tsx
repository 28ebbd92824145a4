import { Anchor, Badge, Drawer, Group, Stack, Text } from '@mantine/core';
import type { Piece, PieceDetails } from '@nukkad/contract/office/piece/piece.model';
import { Link } from 'react-router';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { factsOf } from './piece-shown.tsx';
import { colourOf, pieceStatusWords } from './piece-words.ts';

type Names = PieceDetails['cityNames'];

/** What differs from the edition before; a new picture of the same size is a difference too. */
function differences(piece: Piece, before: Piece | undefined, cityNames: Names) {
  if (!before) return [];
  const earlier = factsOf(before, cityNames);
  const other = new Set<string>();
  if (piece.reviewIds.join() !== before.reviewIds.join())
    other.add(t('piece.chosenReviews', 'Chosen reviews'));
  if (piece.wideId !== before.wideId) other.add(t('piece.wide', 'For computers'));
  if (piece.narrowId !== before.narrowId) other.add(t('piece.narrow', 'For phones'));
  return factsOf(piece, cityNames).flatMap(([name, text], at) => {
    const was = earlier[at]?.[1] ?? '';
    return text !== was || other.has(name) ? [{ name, was, text }] : [];
  });
}

function Edition({
  piece,
  before,
  cityNames,
  isOpen,
}: {
  piece: Piece;
  before: Piece | undefined;
  cityNames: Names;
  isOpen: boolean;
}) {
  return (
    <li>
      <Group gap="xs">
        {isOpen ? (
          <Text fw={650}>{t('piece.editionOf', 'Edition {{edition}}', { edition: piece.edition })}</Text>
        ) : (
          <Anchor component={Link} to={`/content/${piece.pieceId}`} fw={650}>
            {t('piece.editionOf', 'Edition {{edition}}', { edition: piece.edition })}
          </Anchor>
        )}
        <Badge color={colourOf(piece)} variant="light">
          {pieceStatusWords[piece.status]}
        </Badge>
      </Group>
      <Text size="xs" c="dimmed">
        {piece.changedBy ?? t('common.noName', 'No name')} · <Moment at={piece.changedAt} />
      </Text>
      <Stack gap={4} mt={4}>
        {differences(piece, before, cityNames).map(({ name, was, text }) => (
          <Text key={name} size="sm" style={{ overflowWrap: 'anywhere' }}>
            {name}: <del>{was || '–'}</del> → <ins>{text || '–'}</ins>
          </Text>
        ))}
      </Stack>
    </li>
  );
}

/** All editions with what each changed, by whom and when; any of them leads to a new draft of it. */
export function PieceHistory({
  details: { piece, editions, cityNames },
  opened,
  onClose,
}: {
  details: PieceDetails;
  opened: boolean;
  onClose: () => void;
}) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      title={t('piece.history', 'History')}
      closeButtonProps={{ 'aria-label': t('ui.close', 'Close') }}
    >
      <Stack component="ul" gap="lg" m={0} p={0} style={{ listStyle: 'none' }}>
        {editions.map((one, at) => (
          <Edition
            key={one.pieceId}
            piece={one}
            before={editions[at + 1]}
            cityNames={cityNames}
            isOpen={one.pieceId === piece.pieceId}
          />
        ))}
      </Stack>
      <Anchor component={Link} to={`/audit?subjectId=${piece.pieceId}`} size="sm" mt="lg" display="block">
        {t('piece.inAuditLog', 'Every change in the audit log')}
      </Anchor>
    </Drawer>
  );
}
