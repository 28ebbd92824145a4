import { Stack, Text } from '@mantine/core';
import { previewPayoutRun } from '@nukkad/contract/money/payout/payout-admin.api';
import { useAsked } from '../../platform/asked.ts';
import { inRupees } from '../../platform/money.ts';
import { plural, t } from '../../platform/words.ts';
import { dayWords } from '../../ui/day-words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ErrorNotice, LoadingSkeleton } from '../../ui/query-states.tsx';
import { obstacleWords } from './payout-words.ts';

/** What the next run would pay, before it is made. */
export function NextRun() {
  const { data, error, refetch } = useAsked(previewPayoutRun);
  if (error) return <ErrorNotice error={error} again={() => void refetch()} />;
  if (!data) return <LoadingSkeleton rows={2} />;
  return (
    <Panel title={t('payout.nextRun', 'Next run: {{day}}', { day: dayWords(data.runOn) })}>
      <Stack gap="sm">
        <Facts
          columns={{ base: 2, md: 3 }}
          facts={[
            [t('payout.payouts', 'Payouts'), String(data.payouts)],
            [t('payout.earnings', 'Earnings'), String(data.earnings)],
            [t('payout.total', 'Total'), inRupees(data.total)],
            ...data.skipped.map(
              ({ reason, partners, amount }) =>
                [
                  obstacleWords[reason],
                  plural(
                    'payout.partnersWith',
                    partners,
                    { one: '{{count}} partner, {{amount}}', other: '{{count}} partners, {{amount}}' },
                    { amount: inRupees(amount) },
                  ),
                ] as const,
            ),
          ]}
        />
        {data.needsApproval ? (
          <Text size="sm">
            {t('payout.twoAdmins', 'This is above the limit. Two Admins must approve it before it is sent.')}
          </Text>
        ) : null}
      </Stack>
    </Panel>
  );
}
