import { Table, Text } from '@mantine/core';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { fieldWords } from './field-words.ts';
import type { Review } from './review.queries.ts';

/** A change to a live partner's profile: the present value beside the wanted one. */
export function ChangeFacts({ change }: { change: NonNullable<Review['profile']['change']> }) {
  return (
    <Panel title="Wants to change">
      <Text size="sm" c="dimmed">
        Asked <Moment at={change.askedAt} />. The live profile stays as it is until you decide.
      </Text>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Field</Table.Th>
            <Table.Th>Before</Table.Th>
            <Table.Th>After</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {change.fields.map(({ field, from, to }) => (
            <Table.Tr key={field}>
              <Table.Th scope="row">{fieldWords[field]}</Table.Th>
              <Table.Td>{from || 'Nothing'}</Table.Td>
              <Table.Td fw={700}>{to || 'Nothing'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  );
}
