import { t } from '../../platform/words.ts';
import { Anchor, Code, Group, Table, Text } from '@mantine/core';
import type { AuditEntry } from '@nukkad/contract/office/backoffice/audit.api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useChangeNames } from '../../ui/change-names.ts';
import { Moment } from '../../ui/moment.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { OfficeTable } from '../../ui/office-table.tsx';
import { Listed, EmptyNotice } from '../../ui/query-states.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { actSentence } from './act-sentences.ts';
import { actorWords } from './actor-words.ts';
import { auditQuery } from './audit.queries.ts';
import { entryDetails } from './entry-details.ts';
import { SubjectLink } from './subject-link.tsx';
import { VerifyButton } from './verify-button.tsx';

/** The stored entry as it is, for a person who checks the log itself. */
function TechnicalDetails({ entry: { action, subjectKind, subjectId, detail } }: { entry: AuditEntry }) {
  return (
    <details>
      <Text component="summary" size="xs" c="dimmed">
        {t('audit.technical', 'Technical details')}
      </Text>
      <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {`${action}\n${subjectKind} ${subjectId}\n${detail}`}
      </Code>
    </details>
  );
}

function Row({ entry, onActor }: { entry: AuditEntry; onActor: (actorId: string) => void }) {
  const { actorId } = entry;
  const details = entryDetails(entry.detail, useChangeNames());
  return (
    <Table.Tr>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>
        <Moment at={entry.at} />
      </Table.Td>
      <Table.Td miw={260}>
        <Text size="sm" fw={650}>
          {actSentence(entry)}
        </Text>
        <Group gap="xs">
          <Text size="xs" c="dimmed">
            {actorWords(entry.actorKind)}
          </Text>
          {actorId ? (
            <Anchor component="button" type="button" size="xs" onClick={() => onActor(actorId)}>
              {t('audit.onlyActor', 'Only this actor')}
            </Anchor>
          ) : null}
          <SubjectLink entry={entry} />
        </Group>
      </Table.Td>
      <Table.Td miw={240}>
        {details.map(([name, words]) => (
          <Text key={name} size="sm" style={{ overflowWrap: 'anywhere' }}>
            <Text span c="dimmed" size="sm">
              {name}:
            </Text>{' '}
            {words}
          </Text>
        ))}
        <TechnicalDetails entry={entry} />
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
      title={t('common.auditLog', 'Audit log')}
      about={t('audit.about', 'Who did what, and when. Entries can’t be changed.')}
    >
      <VerifyButton />
      <AuditFilters filter={filter} onChange={setFilter} />
      <Listed
        pages={pages}
        nothing={
          <EmptyNotice title={t('audit.none', 'No entries found')}>
            {t('common.changeOrClearTheFilters', 'Change or clear the filters.')}
          </EmptyNotice>
        }
      >
        {(entries) => (
          <OfficeTable
            label={t('common.actions', 'Actions')}
            width={760}
            heads={[
              t('audit.when', 'When'),
              t('audit.what', 'What happened'),
              t('audit.details', 'Details'),
              { figures: t('audit.number', 'Entry') },
            ]}
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
