import type { OwnEarnings as Own } from '@nukkad/contract/money/earning/earning.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useOwnEarnings } from './own-earnings.queries.ts';
import styles from './own-earnings.module.css';

function Rows({ own }: { own: Own }) {
  const { t } = useTranslation();
  const rows = [
    { key: 'today', label: t('period.today', 'Today'), sums: own.today },
    { key: 'week', label: t('period.week', 'This week'), sums: own.week },
    { key: 'month', label: t('period.month', 'This month'), sums: own.month },
  ];
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('ownEarnings.period', 'Period')}</th>
            <th scope="col">{t('ownEarnings.jobs', 'Jobs')}</th>
            <th scope="col">{t('ownEarnings.value', 'Billed')}</th>
            <th scope="col">{t('ownEarnings.cash', 'Cash')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, sums }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{sums.jobs}</td>
              <td>
                <Money paise={sums.value} />
              </td>
              <td>
                <Money paise={sums.cash} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * What a professional's own jobs came to, below the jobs of the day. It is not what the page is for: nothing is shown
 * before it is there, nor where nothing was done this month.
 */
export function OwnEarnings() {
  const { t } = useTranslation();
  const { data } = useOwnEarnings();
  if (!data || data.month.jobs + data.week.jobs === 0) return null;
  return (
    <Section title={t('ownEarnings.title', 'Your finished jobs')}>
      <Card quiet>
        <Rows own={data} />
        {data.today.cash > 0 && (
          <p className={styles.cash}>
            <span>{t('ownEarnings.handOver', 'Cash from today to hand over to your business')}</span>{' '}
            <Money paise={data.today.cash} strong />
          </p>
        )}
      </Card>
    </Section>
  );
}
