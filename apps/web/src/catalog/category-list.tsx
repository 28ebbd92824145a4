import type { Category } from '@nukkad/contract/catalog/catalog.model';
import { Link } from 'react-router';
import { CategoryStamp } from '../ui/category-stamp.tsx';
import styles from './category-list.module.css';

/** Trades as a plain list, for work areas. */
export function CategoryList({
  categories,
  to,
}: {
  categories: readonly Category[];
  to: (category: Category) => string;
}) {
  return (
    <ul className={styles.list}>
      {categories.map((category) => (
        <li key={category.categoryId}>
          <Link to={to(category)}>
            <CategoryStamp id={category.categoryImage} size={44} />
            {category.categoryName}
          </Link>
        </li>
      ))}
    </ul>
  );
}
