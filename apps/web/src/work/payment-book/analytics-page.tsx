import type { ProjectAnalytics } from '@nukkad/contract/work/payment-book/payment-book.model';
import { isOneOf } from '@nukkad/contract/kernel/record';
import { projectStatuses } from '@nukkad/contract/work/project/project.noun';
import { Link } from 'react-router';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Fact, Figures } from '../../ui/page/facts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { MonthChart } from './month-chart.tsx';
import { useAnalytics } from './payment-book.queries.ts';
import styles from './payment-book.module.css';

function States({ byStatus }: Pick<ProjectAnalytics, 'byStatus'>) {
  return (
    <ul className={styles.bills}>
      {byStatus.map(({ status, count, value }) => (
        <li key={status}>
          {isOneOf(projectStatuses, status) && <StatusBadge status={status} />}
          <span>
            {count} · <Money paise={value} strong />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Parties({ topParties }: Pick<ProjectAnalytics, 'topParties'>) {
  const { t } = useTranslation();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('project.party', 'Customer')}</th>
            <th scope="col">{t('book.billed', 'Billed')}</th>
            <th scope="col">{t('book.balance', 'To receive')}</th>
          </tr>
        </thead>
        <tbody>
          {topParties.map(({ partyId, name, billed, left }) => (
            <tr key={partyId}>
              <th scope="row" translate="no">
                <Link to={`/projects/parties/${partyId}`}>{name}</Link>
              </th>
              <td>
                <Money paise={billed} />
              </td>
              <td>
                <Money paise={left} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Projects in figures. */
export function AnalyticsPage() {
  const { t } = useTranslation();
  return (
    <Loaded query={useAnalytics()} waiting={<ListSkeleton count={3} />}>
      {({ months, byStatus, topParties, running, late, overdue }) => (
        <>
          <Card quiet>
            <Figures>
              <Fact name={t('analytics.running', 'Running projects')}>{String(running)}</Fact>
              <Fact name={t('analytics.late', 'Projects behind schedule')} bad={late > 0}>
                {String(late)}
              </Fact>
              <Fact name={t('analytics.overdue', 'Overdue payments')} bad={overdue > 0}>
                <Money paise={overdue} />
              </Fact>
            </Figures>
          </Card>
          <Section title={t('analytics.months', 'Billed and received')}>
            <MonthChart months={months} />
          </Section>
          {byStatus.length > 0 && (
            <Section title={t('analytics.states', 'By status')}>
              <States byStatus={byStatus} />
            </Section>
          )}
          {topParties.length > 0 && (
            <Section title={t('analytics.parties', 'Largest customers')}>
              <Parties topParties={topParties} />
            </Section>
          )}
        </>
      )}
    </Loaded>
  );
}
