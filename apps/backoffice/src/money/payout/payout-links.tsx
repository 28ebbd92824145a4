import { Anchor, Group } from '@mantine/core';
import { NavLink } from 'react-router';
import { t } from '../../platform/words.ts';
import styles from './payout-links.module.css';

/** Between the payouts, the runs that made them, and what they pay. */
export function PayoutLinks() {
  return (
    <Group gap="md" component="nav" aria-label={t('payout.payouts', 'Payouts')}>
      <Anchor component={NavLink} to="/payouts" end size="sm" className={styles.link}>
        {t('payout.payouts', 'Payouts')}
      </Anchor>
      <Anchor component={NavLink} to="/payouts/runs" size="sm" className={styles.link}>
        {t('payout.runs', 'Runs')}
      </Anchor>
      <Anchor component={NavLink} to="/payouts/earnings" size="sm" className={styles.link}>
        {t('payout.earnings', 'Earnings')}
      </Anchor>
    </Group>
  );
}
