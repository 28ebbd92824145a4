import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { Piece } from '@nukkad/contract/office/piece/piece.model';
import { t } from '../../platform/words.ts';

/** A colleague saved meanwhile: what is typed stays, until the Admin says which of the two counts. */
export function OtherChange({
  piece: { changedBy },
  onTheirs,
  onMine,
}: {
  piece: Piece;
  onTheirs: () => void;
  onMine: () => void;
}) {
  const who = changedBy ?? t('common.noName', 'No name');
  return (
    <Alert color="haldi" role="status">
      <Stack gap="xs" align="start">
        <Text size="sm">
          {t('piece.changedMeanwhile', '{{who}} has saved this draft meanwhile.', { who })}
        </Text>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={onTheirs}>
            {t('piece.takeTheirs', 'Load the saved draft')}
          </Button>
          <Button size="xs" variant="default" onClick={onMine}>
            {t('piece.keepMine', 'Keep what I typed')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
