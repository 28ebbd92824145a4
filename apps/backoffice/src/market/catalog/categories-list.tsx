import type { OfficeCategory } from '@nukkad/contract/market/catalog/catalog-admin.api';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import { useSearchParams } from 'react-router';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { t } from '../../platform/words.ts';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { categoriesAddress, categoriesList } from './catalogue.queries.ts';
import { categoryColumns } from './category-columns.tsx';
import { CategoryForm } from './category-form.tsx';

export function CategoriesList() {
  const asked = useListAddress(categoriesAddress);
  const open = useSearchParams()[0].get('open');
  const pages = useInfiniteQuery(categoriesList.pages);
  const categories = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const opened = categories.find(({ categoryId }) => categoryId === open) ?? null;
  return (
    <>
      <OfficeList<OfficeCategory>
        name="categories"
        label={t('common.categories', 'Categories')}
        asked={asked}
        fields={[]}
        columns={categoryColumns((categoryId) => asked.change({ open: categoryId }))}
        pages={pages}
        keyOf={({ categoryId }) => categoryId}
        nameOf={({ name }) => name}
        exported={{ list: 'categories', readPage: categoriesList.readPage }}
        empty={<EmptyNotice Icon={IconCategory} title={t('catalog.noCategoriesYet', 'No categories yet')} />}
      />
      {opened ? (
        <CategoryForm key={opened.categoryId} category={opened} onClose={() => asked.change({ open: '' })} />
      ) : null}
    </>
  );
}
