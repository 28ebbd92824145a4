import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Listed } from '../../ui/query-states.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { bookingReportsQuery } from './desk.queries.ts';

/** Problems that either side reported of it. */
export function BookingReports({ bookingId }: { bookingId: string }) {
  const pages = useInfiniteQuery(bookingReportsQuery(bookingId));
  const nothing = (
    <Text size="sm" c="dimmed">
      {t('desk.noReports', 'No problem was reported.')}
    </Text>
  );
  return (
    <Panel title={t('desk.reports', 'Reported problems')}>
      <Listed pages={pages} nothing={nothing}>
        {(reports) => (
          <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
            {reports.map(({ incidentId, incidentNumber, message, status, createdAt }) => (
              <li key={incidentId}>
                <Group gap="xs">
                  <Anchor
                    component={Link}
                    to={`/support?q=${incidentNumber}&open=${incidentId}`}
                    size="sm"
                    fw={650}
                  >
                    {incidentNumber}
                  </Anchor>
                  <StatusBadge status={status} />
                  <Text size="xs" c="dimmed">
                    <Moment at={createdAt} />
                  </Text>
                </Group>
                <Text size="sm" lineClamp={2}>
                  {message}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Listed>
    </Panel>
  );
}
