import { Table, Text } from '@mantine/core';
import type { PieceDetails } from '@nukkad/contract/office/piece/piece.model';
import { t } from '../../platform/words.ts';
import { dayWords } from '../../ui/day-words.ts';
import { Panel } from '../../ui/panel.tsx';

/** Sums of all visitors together. */
export function PieceCounts({ counts }: Pick<PieceDetails, 'counts'>) {
  if (counts.length === 0) return null;
  return (
    <Panel title={t('piece.counts', 'Shown and pressed')}>
      <Text size="sm" c="dimmed">
        {t('piece.countsAbout', 'Sums by day. Who saw or pressed it is not recorded.')}
      </Text>
      <Table.ScrollContainer minWidth={280}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('piece.day', 'Day')}</Table.Th>
              <Table.Th ta="right">{t('piece.shown', 'Shown')}</Table.Th>
              <Table.Th ta="right">{t('piece.pressed', 'Pressed')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {counts.map(({ day, shown, pressed }) => (
              <Table.Tr key={day}>
                <Table.Td>{dayWords(day)}</Table.Td>
                <Table.Td ta="right">{shown}</Table.Td>
                <Table.Td ta="right">{pressed}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}
