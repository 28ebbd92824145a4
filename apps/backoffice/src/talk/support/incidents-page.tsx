import { t } from '../../platform/words.ts';
import { Button, Group, Select, Table, Text } from '@mantine/core';
import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import { incidentStatuses } from '@nukkad/contract/talk/support/incident.lifecycle';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Moment } from '../../ui/moment.tsx';
import { OfficeTable } from '../../ui/office-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Listed, EmptyNotice } from '../../ui/query-states.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { StatusBadge, statusWords } from '../../ui/status-badge.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import { IncidentDialog } from './incident-dialog.tsx';
import { problemWords } from './problem-words.ts';
import { incidentsQuery } from './incident.queries.ts';

const isStatus = (word: string): word is OfficeIncident['status'] =>
  incidentStatuses.some((status) => status === word);

const topicWords: Readonly<Record<OfficeIncident['topic'], string>> = {
  booking: t('support.topic.booking', 'Booking'),
  payment: t('support.topic.payment', 'Payment or refund'),
  account: t('support.topic.account', 'Account'),
  subscription: t('support.topic.subscription', 'Subscription'),
  partner: t('support.topic.partner', 'Partner'),
  complaint: t('support.topic.complaint', 'Complaint'),
  other: t('support.topic.other', 'Other'),
};

function Row({ incident, onOpen }: { incident: OfficeIncident; onOpen: () => void }) {
  const { incidentNumber, topic, problem, bookingNumber, message, fullName, status, createdAt } = incident;
  return (
    <Table.Tr>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>
        <Button
          variant="subtle"
          size="compact-sm"
          px={0}
          onClick={onOpen}
          aria-label={t('support.open', 'Open {{number}}', { number: incidentNumber })}
        >
          {incidentNumber}
        </Button>
        <Text size="xs" c="dimmed">
          {fullName || t('common.noName', 'No name')}
        </Text>
      </Table.Td>
      <Table.Td>
        <Text size="xs" c="dimmed">
          {problem ? problemWords[problem] : topicWords[topic]}
          {bookingNumber ? ` · ${bookingNumber}` : ''}
        </Text>
        <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          {message}
        </Text>
      </Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>
        <Moment at={createdAt} />
      </Table.Td>
      <Table.Td>
        <StatusBadge status={status} />
      </Table.Td>
    </Table.Tr>
  );
}

/** What people told support, the longest waiting first. */
export function IncidentsPage() {
  const [filter, change] = useFilter(['q', 'status', 'open']);
  const status = isStatus(filter.status) ? filter.status : '';
  const pages = useInfiniteQuery(incidentsQuery({ q: filter.q, status }));
  const incidents = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const opened = incidents.find(({ incidentId }) => incidentId === filter.open) ?? null;
  return (
    <PageFrame
      title={t('common.support', 'Support')}
      about={t(
        'support.messagesFromCustomersPartnersAnd',
        'Messages from customers, partners and visitors, longest wait first.',
      )}
    >
      <Group gap="xs" align="end" role="search" aria-label={t('support.findMessages', 'Find messages')}>
        <SearchField label={t('support.number', 'Number')} value={filter.q} onSearch={(q) => change({ q })} />
        <Select
          label={t('common.status', 'Status')}
          placeholder={t('common.all', 'All')}
          clearable
          data={incidentStatuses.map((value) => ({ value, label: statusWords(value) }))}
          value={status || null}
          onChange={(value) => change({ status: value ?? '' })}
          w={150}
        />
      </Group>
      <Listed
        pages={pages}
        nothing={<EmptyNotice title={t('support.noMessagesFound', 'No messages found')} />}
      >
        {(items) => (
          <OfficeTable
            label={t('common.messages', 'Messages')}
            width={720}
            heads={[
              t('support.number', 'Number'),
              t('support.message', 'Message'),
              t('support.received', 'Received'),
              t('common.status', 'Status'),
            ]}
          >
            {items.map((incident) => (
              <Row
                key={incident.incidentId}
                incident={incident}
                onOpen={() => change({ open: incident.incidentId })}
              />
            ))}
          </OfficeTable>
        )}
      </Listed>
      {opened ? (
        <IncidentDialog key={opened.incidentId} incident={opened} onClose={() => change({ open: '' })} />
      ) : null}
    </PageFrame>
  );
}
