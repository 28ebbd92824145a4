import { Text } from '@mantine/core';
import { type OfficeRun, decidePayoutRun } from '@nukkad/contract/money/payout/payout-admin.api';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { dayWords } from '../../ui/day-words.ts';
import { DecideForm } from '../../ui/decide-form.tsx';
import { Facts } from '../../ui/facts.tsx';

/** One of two Admins agrees to a large run, or rejects it. */
export function DecideRun({ run, onClose }: { run: OfficeRun; onClose: () => void }) {
  const { runId, version } = run;
  const name = t('payout.runOn', 'Run of {{day}}', { day: dayWords(run.runOn) });
  return (
    <DecideForm
      title={name}
      name={name}
      endpoint={decidePayoutRun}
      bodyOf={(answer) => ({ ...answer, version })}
      params={{ runId }}
      onClose={onClose}
    >
      <Facts
        columns={{ base: 2, xs: 4 }}
        facts={[
          [t('payout.payouts', 'Payouts'), String(run.payouts)],
          [t('payout.earnings', 'Earnings'), String(run.earnings)],
          [t('payout.total', 'Total'), inRupees(run.total)],
          [t('payout.leftOut', 'Left out'), String(run.skipped)],
        ]}
      />
      <Text size="sm">
        {run.status === 'Checked'
          ? t('payout.sendsNow', '{{name}} approved it. It is sent once you approve it.', {
              name: run.checkedBy ?? '',
            })
          : t('payout.firstOfTwo', 'It is sent after another Admin has approved it, too.')}
      </Text>
    </DecideForm>
  );
}
