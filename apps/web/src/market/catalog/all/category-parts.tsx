import { listSubCategories } from '@nukkad/contract/market/catalog/catalog.api';
import type { Category } from '@nukkad/contract/market/catalog/catalog.model';
import { Link } from 'react-router';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Acts } from '../../../ui/press/acts.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { SkeletonBlock } from '../../../ui/state/skeletons.tsx';
import { useAnswer } from '../../../ui/state/use-answer.ts';
import { CustomerLink } from '../customer-link.tsx';
import styles from './all-categories.module.css';

/** What one trade is made of, each leading to its services. */
export function CategoryParts({ category }: { category: Category }) {
  const { t, language } = useTranslation();
  const { categoryId, categoryName } = category;
  const { value, stale, error } = useAnswer(`${categoryId} ${language}`, (signal) =>
    call(listSubCategories, { query: { categoryId }, signal, quiet: true }),
  );
  const path = `/services?category=${categoryId}`;
  return (
    <div className={styles.parts} role="region" aria-label={categoryName} aria-live="polite">
      <ul aria-busy={stale}>
        {!error && stale && (
          <li>
            <SkeletonBlock width="60%" />
          </li>
        )}
        {!stale &&
          value?.items.map((part) => (
            <li key={part.subCategoryId}>
              <Link to={`${path}&sub=${part.subCategoryId}`}>{part.subcategoryName}</Link>
            </li>
          ))}
      </ul>
      <Acts>
        <ButtonLink to={path} small>
          {t('categories.whole', 'See all: {{name}}', { name: categoryName })}
        </ButtonLink>
        <CustomerLink to={`/buyer/quotes/new?category=${categoryId}`} small tone="plain">
          {t('categories.quotes', 'Get quotes')}
        </CustomerLink>
      </Acts>
    </div>
  );
}
