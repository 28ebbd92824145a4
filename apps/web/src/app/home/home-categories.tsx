import type { CategoryWords } from '@nukkad/contract/office/piece/piece.model';
import { priceClaimOf } from '@nukkad/contract/market/catalog/price.claim';
import { memo } from 'react';
import { Link } from 'react-router';
import type { HomeData } from '../../market/catalog/load-home.ts';
import { CategoryNote } from '../../market/catalog/category-note.tsx';
import { CategoryTile } from '../../market/catalog/category-tile.tsx';
import { pictured } from '../../nouns/category/category-picture.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { inOrder } from './order-categories.ts';
import { categoryName } from './category-names.ts';
import styles from './home-categories.module.css';

const pathOf = (categoryId: string) => `/services?category=${categoryId}`;

/** Every trade on the corner, each on its own little board; painted from memory while the catalogue is silent. */
export const HomeCategories = memo(function HomeCategories({
  categories,
  said,
}: {
  categories: HomeData['categories'];
  /** What operators say of them. */
  said: readonly CategoryWords[];
}) {
  const { t } = useTranslation();
  const known = inOrder(categories?.items ?? [], said).map(({ category, words }) => ({
    id: category.categoryId,
    photo: words?.narrow ?? words?.wide,
    alternative: words?.alternative,
    name: category.categoryName,
    picture: category.categoryImage,
    note: <CategoryNote category={category} />,
  }));
  const remembered = pictured.map((id) => ({
    id,
    name: categoryName(t, id),
    picture: id,
    photo: null,
    alternative: '',
    note: null,
  }));
  return (
    <section className={styles.section} aria-labelledby="trades">
      <div className={styles.head}>
        <h2 id="trades">{t('home.categories', 'What needs doing?')}</h2>
        <Link to={{ search: '?all=1' }} preventScrollReset>
          {t('home.all', 'All categories')}
        </Link>
      </div>
      <ul className={styles.groups} aria-label={t('services.groups', 'Service groups')}>
        {categories?.groups.map((group) => (
          <li key={group.groupId}>
            <Link to={`/services?group=${group.groupId}`} prefetch="intent">
              {group.name}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.grid}>
        {(known.length > 0 ? known : remembered).map(({ id, name, picture, photo, alternative, note }) => (
          <li key={id}>
            <CategoryTile
              name={name}
              picture={picture}
              photo={photo}
              alternative={alternative}
              to={pathOf(id)}
              note={note}
            />
          </li>
        ))}
      </ul>
      {categories?.items.some(({ rises }) => rises.length > 0) && (
        <p className={styles.why}>
          {t('category.why', 'Prices include tax and fees. “From” is the lowest price in the category.')}{' '}
          {categories.items.some(({ rises }) => priceClaimOf(rises) === 'usual') &&
            t('category.whyUsual', 'They’re usual prices until you choose your area.')}
        </p>
      )}
    </section>
  );
});
