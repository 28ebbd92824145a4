import { Anchor, Group, Stack, Text } from '@mantine/core';
import { listOfficeIncidents } from '@nukkad/contract/talk/support/incident.api';
import { Link } from 'react-router';
import { usePages } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Listed } from '../../ui/query-states.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';

/** Whose reports: those of one booking, or of all bookings of a partner. */
type ReportsOf = { readonly bookingId: string } | { readonly organisationId: string };

/** Problems that were reported of one booking, or of a partner's bookings, and by which side. */
export function ReportsPanel({ of }: { of: ReportsOf }) {
  const pages = usePages(listOfficeIncidents, { limit: 10, ...of });
  const nothing = (
    <Text size="sm" c="dimmed">
      {t('reports.none', 'No problems were reported.')}
    </Text>
  );
  return (
    <Panel title={t('reports.title', 'Reported problems')}>
      <Listed pages={pages} nothing={nothing}>
        {(reports) => (
          <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
            {reports.map(({ incidentId, incidentNumber, message, status, createdAt, booking }) => (
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
                    {booking?.side === 'partner'
                      ? t('reports.byPartner', 'Reported by the partner')
                      : t('reports.byCustomer', 'Reported by the customer')}
                    {' · '}
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
