import { Button, Code, ScrollArea, Stack, Table, Text } from '@mantine/core';
import type { AuditEntry } from '@nukkad/contract/backoffice/audit.api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Moment } from '../ui/moment.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Listed, Nothing } from '../ui/query-states.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditFilter, auditQuery } from './audit.queries.ts';
import { VerifyButton } from './verify-button.tsx';

const keys = ['action', 'actorId', 'subjectId', 'from', 'to'] as const;

/** The address holds the filter, so that a finding can be sent to a colleague. */
function useFilter(): [AuditFilter, (filter: AuditFilter) => void] {
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(
    keys.map((key) => [key, params.get(key) ?? '']),
  ) as unknown as AuditFilter;
  return [
    filter,
    (next) =>
      setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), {
        replace: true,
      }),
  ];
}

function Row({ entry, onActor }: { entry: AuditEntry; onActor: (actorId: string) => void }) {
  const { actorId } = entry;
  return (
    <Table.Tr>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>
        <Moment at={entry.at} />
      </Table.Td>
      <Table.Td>
        {actorId ? (
          <Button variant="subtle" size="compact-sm" px={0} onClick={() => onActor(actorId)}>
            {entry.actorName ?? 'Somebody without a name'}
          </Button>
        ) : (
          <Text size="sm">The system</Text>
        )}
        <Text size="xs" c="dimmed">
          {entry.actorKind}
        </Text>
      </Table.Td>
      <Table.Td>
        <Text size="sm" fw={650}>
          {entry.action}
        </Text>
        <Text size="xs" c="dimmed">
          {entry.subjectKind} {entry.subjectId}
        </Text>
      </Table.Td>
      <Table.Td>
        {entry.detail === '{}' ? null : <Code style={{ whiteSpace: 'normal' }}>{entry.detail}</Code>}
      </Table.Td>
      <Table.Td ta="end">{entry.link ?? '…'}</Table.Td>
    </Table.Tr>
  );
}

export function AuditPage() {
  const [filter, setFilter] = useFilter();
  const pages = useInfiniteQuery(auditQuery(filter));
  return (
    <PageFrame
      title="Audit log"
      about="Who did what, and when. Nothing here can be changed; the chain shows it."
    >
      <VerifyButton />
      <AuditFilters filter={filter} onChange={setFilter} />
      <Listed
        pages={pages}
        nothing={<Nothing title="Nothing of this kind">Widen the filter, or show all of it.</Nothing>}
      >
        {(entries) => (
          <Stack gap="xs">
            <ScrollArea type="auto" tabIndex={0} aria-label="Acts">
              <Table miw={760}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>When</Table.Th>
                    <Table.Th>Who</Table.Th>
                    <Table.Th>What</Table.Th>
                    <Table.Th>Details</Table.Th>
                    <Table.Th ta="end">Link</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {entries.map((entry) => (
                    <Row
                      key={entry.auditId}
                      entry={entry}
                      onActor={(actorId) => setFilter({ ...filter, actorId })}
                    />
                  ))}
                </Table.Tbody>
              </Table>
            </ScrollArea>
          </Stack>
        )}
      </Listed>
    </PageFrame>
  );
}
