import { Table, Text } from '@mantine/core';
import { t } from '../../platform/words.ts';
import { momentWords } from '../../ui/moment-words.ts';
import { Panel } from '../../ui/panel.tsx';
import { fieldWords, valueWords } from './field-words.ts';
import type { Review } from './review.ts';

/** A change to a live partner's profile: the present value beside the wanted one. */
export function ChangeFacts({ change }: { change: NonNullable<Review['profile']['change']> }) {
  return (
    <Panel title={t('review.requestedChange', 'Requested change')}>
      <Text size="sm" c="dimmed">
        {t('review.requestedOn', 'Requested {{at}}. The live profile doesn’t change until you decide.', {
          at: momentWords(change.askedAt),
        })}
      </Text>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('review.field', 'Field')}</Table.Th>
            <Table.Th>{t('review.before', 'Before')}</Table.Th>
            <Table.Th>{t('review.after', 'After')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {change.fields.map(({ field, from, to }) => (
            <Table.Tr key={field}>
              <Table.Th scope="row">{fieldWords[field]}</Table.Th>
              <Table.Td>{valueWords(field, from)}</Table.Td>
              <Table.Td fw={700}>{valueWords(field, to)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  );
}
