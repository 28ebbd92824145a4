import type { OfficeCategory } from '@nukkad/contract/market/catalog/catalog-admin.api';
import type { Column } from '@nukkad/lists/columns';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { labelColumn, nameColumns } from './catalog-columns.tsx';

/** `open`: the form of a category. */
export const categoryColumns = (open: (categoryId: string) => void): readonly Column<OfficeCategory>[] => [
  ...nameColumns<OfficeCategory>(({ categoryId }) => open(categoryId)),
  { id: 'group', title: t('catalog.group', 'Group'), text: ({ groupName }) => groupName },
  {
    id: 'services',
    title: t('common.services', 'Services'),
    text: ({ serviceCount }) => serviceCount,
    figures: true,
    width: '6rem',
  },
  {
    id: 'visitCharge',
    title: t('catalog.visitCharge', 'Visit charge'),
    text: ({ visitChargePaise }) => inRupees(visitChargePaise),
    figures: true,
    width: '7rem',
  },
  labelColumn(),
];
