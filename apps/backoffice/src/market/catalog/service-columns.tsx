import type { OfficeService } from '@nukkad/contract/market/catalog/catalog-admin.api';
import type { Column } from '@nukkad/lists/columns';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { labelColumn, nameColumns } from './catalog-columns.tsx';

const rangeOf = ({ lowPaise, highPaise, unit }: OfficeService) =>
  t('catalog.priceRange', '{{low}} to {{high}}, per {{unit}}', {
    low: inRupees(lowPaise),
    high: inRupees(highPaise),
    unit,
  });

/** `open`: the form of a service. */
export const serviceColumns = (open: (serviceId: string) => void): readonly Column<OfficeService>[] => [
  ...nameColumns<OfficeService>(({ serviceId }) => open(serviceId)),
  {
    id: 'category',
    title: t('catalog.category', 'Category'),
    text: ({ categoryName }) => categoryName,
  },
  {
    id: 'price',
    title: t('catalog.usualPrice', 'Usual price'),
    text: ({ typicalPaise }) => inRupees(typicalPaise),
    figures: true,
    width: '7rem',
  },
  { id: 'range', title: t('catalog.range', 'Price range'), text: rangeOf, width: '12.5rem' },
  {
    id: 'partners',
    title: t('common.partners', 'Partners'),
    text: ({ partnerCount }) => partnerCount,
    figures: true,
    width: '6rem',
  },
  labelColumn(),
];
