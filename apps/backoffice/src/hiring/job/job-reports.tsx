import { Badge, Group, Stack, Text } from '@mantine/core';
import type { JobReport } from '@nukkad/contract/hiring/job/job-office.api';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { reportWords } from './job-words.ts';

const outcomeWords = {
  upheld: t('officeJob.outcome.upheld', 'Job taken down'),
  dismissed: t('officeJob.outcome.dismissed', 'Dismissed'),
} as const;

/** What jobseekers reported, the newest first; who did is not said. */
export function JobReports({ reports }: { reports: readonly JobReport[] }) {
  if (reports.length === 0) return null;
  return (
    <Panel title={t('officeJob.reports', 'Reports')}>
      <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {reports.map(({ reportId, reason, words, at, outcome }) => (
          <li key={reportId}>
            <Group gap="xs">
              <Text size="sm" fw={650}>
                {reportWords[reason]}
              </Text>
              {outcome ? (
                <Badge color="slate" variant="light">
                  {outcomeWords[outcome]}
                </Badge>
              ) : (
                <Badge color="haldi">{t('officeJob.outcome.open', 'To decide')}</Badge>
              )}
              <Text size="xs" c="dimmed">
                <Moment at={at} />
              </Text>
            </Group>
            {words ? (
              <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {words}
              </Text>
            ) : null}
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
