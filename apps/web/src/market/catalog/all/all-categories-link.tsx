import { lazy, Suspense } from 'react';
import { useHydrated } from '../../../ui/browser/use-hydrated.ts';
import type { HomeData } from '../load-home.ts';
import { useAllCategories } from './use-all-categories.ts';

const AllCategories = lazy(() =>
  import('./all-categories.tsx').then((part) => ({ default: part.AllCategories })),
);

/** Opens when the address says so, and is loaded only then. */
export function AllCategoriesLink({ categories }: { categories: HomeData['categories'] }) {
  const { opened } = useAllCategories();
  const hydrated = useHydrated();
  if (!opened || !hydrated || !categories) return null;
  return (
    <Suspense>
      <AllCategories categories={categories} />
    </Suspense>
  );
}
