import { memo } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import type { ServicesData } from '../load-services.ts';
import styles from './trade-list.module.css';

/** Every trade of the chosen kind of work, beside the list on a desk. */
export const TradeList = memo(function TradeList({ data: { filter, categories } }: { data: ServicesData }) {
  const { t } = useTranslation();
  const trades = categories.filter((category) => !filter.groupId || category.groupId === filter.groupId);
  const kept = filter.groupId ? `&group=${filter.groupId}` : '';
  return (
    <nav className={styles.trades} aria-labelledby="trades-beside">
      <h2 id="trades-beside">{t('services.trades', 'Categories')}</h2>
      <ul>
        {trades.map(({ categoryId, categoryName }) => (
          <li key={categoryId}>
            <Link
              to={`/services?category=${categoryId}${kept}`}
              aria-current={categoryId === filter.categoryId ? 'page' : undefined}
            >
              {categoryName}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
