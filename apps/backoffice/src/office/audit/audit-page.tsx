import { Button, Code, Table, Text } from '@mantine/core';
import type { AuditEntry } from '@nukkad/contract/office/backoffice/audit.api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Moment } from '../../ui/moment.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { OfficeTable } from '../../ui/office-table.tsx';
import { Listed, EmptyNotice } from '../../ui/query-states.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { auditQuery } from './audit.queries.ts';
import { VerifyButton } from './verify-button.tsx';

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
            {entry.actorName ?? 'No name'}
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
        {entry.detail === '{}' ? null : (
          <Code style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{entry.detail}</Code>
        )}
      </Table.Td>
      <Table.Td ta="end">{entry.link ?? '…'}</Table.Td>
    </Table.Tr>
  );
}

export function AuditPage() {
  const [filter, setFilter] = useFilter(['action', 'actorId', 'subjectId', 'from', 'to']);
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
        nothing={<EmptyNotice title="No entries found">Change or clear the filters.</EmptyNotice>}
      >
        {(entries) => (
          <OfficeTable
            label="Actions"
            width={760}
            heads={['When', 'Who', 'What', 'Details', { figures: 'Link' }]}
          >
            {entries.map((entry) => (
              <Row key={entry.auditId} entry={entry} onActor={(actorId) => setFilter({ actorId })} />
            ))}
          </OfficeTable>
        )}
      </Listed>
    </PageFrame>
  );
}
