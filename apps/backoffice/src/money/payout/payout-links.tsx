import { Anchor, Group } from '@mantine/core';
import { NavLink } from 'react-router';
import { t } from '../../platform/words.ts';

/** Between the payouts, the runs that made them, and what they pay. */
export function PayoutLinks() {
  return (
    <Group gap="md" component="nav" aria-label={t('payout.payouts', 'Payouts')}>
      <Anchor component={NavLink} to="/payouts" end size="sm">
        {t('payout.payouts', 'Payouts')}
      </Anchor>
      <Anchor component={NavLink} to="/payouts/runs" size="sm">
        {t('payout.runs', 'Runs')}
      </Anchor>
      <Anchor component={NavLink} to="/payouts/earnings" size="sm">
        {t('payout.earnings', 'Earnings')}
      </Anchor>
    </Group>
  );
}
