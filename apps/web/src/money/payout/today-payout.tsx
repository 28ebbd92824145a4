import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { useTodayPayout } from './payout.queries.ts';
import styles from './payout-card.module.css';

/** What today's finished jobs will pay; nothing is shown while it is read. */
export function TodayPayout() {
  const { t, plural } = useTranslation();
  const { data } = useTodayPayout();
  if (!data) return null;
  return (
    <Card>
      <h2>{t('payout.today', 'Earned today')}</h2>
      <p className={styles.sum}>
        <Money paise={data.net} strong />
      </p>
      <p>
        {plural('payout.today.jobs', data.jobs, {
          one: 'From {{count}} job that was finished today, after commission, tax and cash.',
          other: 'From {{count}} jobs that were finished today, after commission, tax and cash.',
        })}
      </p>
    </Card>
  );
}
