import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './bare-shell.module.css';

/** Above the screens of a business whose subscription has expired. */
export function ExpiredBanner({ mayUpgrade }: { mayUpgrade: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={styles.banner} role="status">
      {mayUpgrade
        ? t(
            'shell.expired',
            'Your subscription has expired. You can look at everything, but not change anything.',
          )
        : t(
            'shell.expiredOfBusiness',
            'The subscription of this business has expired. You can look at everything, but not change anything.',
          )}{' '}
      {mayUpgrade && <Link to="/help/support?topic=upgrade">{t('accountStatus.upgrade', 'Upgrade')}</Link>}
    </p>
  );
}
