import { type OfficeCategory, listOfficeCategories } from '@nukkad/contract/market/catalog/catalog-admin.api';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import { documentTypeWords } from '../../nouns/document/document-type-words.ts';
import { money } from '../../nouns/work-list/columns.tsx';
import { listPart } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { labelColumn, nameColumns } from './catalog-columns.tsx';
import { CategoryForm } from './category-form.tsx';

/** In the order of the screen; nothing filters them. */
export const CategoriesList = listPart(listOfficeCategories, {
  name: 'categories',
  label: t('common.categories', 'Categories'),
  address: listAddress({}, [], {}),
  keyOf: ({ categoryId }) => categoryId,
  nameOf: ({ name }) => name,
  columns: ({ turnTo }) => [
    ...nameColumns<OfficeCategory>(({ categoryId }) => turnTo(categoryId)),
    told('group', t('catalog.group', 'Group'), ({ groupName }) => groupName),
    told('services', t('common.services', 'Services'), ({ serviceCount }) => serviceCount, {
      figures: true,
      width: '6rem',
    }),
    money(
      'visitCharge',
      t('catalog.visitCharge', 'Visit charge'),
      ({ visitChargePaise }) => visitChargePaise,
      {
        width: '7rem',
      },
    ),
    told(
      'neededDocument',
      t('catalog.neededDocument.short', 'Needs'),
      ({ neededDocument }) => (neededDocument ? documentTypeWords[neededDocument] : ''),
      { width: '9rem' },
    ),
    labelColumn(),
  ],
  exported: 'categories',
  empty: { Icon: IconCategory, title: t('catalog.noCategoriesYet', 'No categories yet') },
  opened: (category, close) => <CategoryForm category={category} onClose={close} />,
});
