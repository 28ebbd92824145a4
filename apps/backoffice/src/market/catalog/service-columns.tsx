import { Button } from '@mantine/core';
import type { OfficeService } from '@nukkad/contract/market/catalog/catalog-admin.api';
import type { Column } from '@nukkad/lists/columns';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { MarkBadges, markWords } from './mark-badges.tsx';

const rangeOf = ({ lowPaise, highPaise, unit }: OfficeService) =>
  t('catalog.priceRange', '{{low}} to {{high}}, per {{unit}}', {
    low: inRupees(lowPaise),
    high: inRupees(highPaise),
    unit,
  });

/** `open`: the form of a service. */
export const serviceColumns = (open: (serviceId: string) => void): readonly Column<OfficeService>[] => [
  {
    id: 'name',
    title: t('common.name', 'Name'),
    text: ({ name }) => name,
    cell: ({ serviceId, name }) => (
      <Button variant="subtle" size="compact-sm" px={0} data-row-link onClick={() => open(serviceId)}>
        {name}
      </Button>
    ),
    fixed: true,
    card: 'heading',
  },
  {
    id: 'nameHi',
    title: t('catalog.nameInHindi', 'Name in Hindi'),
    text: ({ nameHi }) => nameHi,
    cell: ({ nameHi }) => <span lang="hi">{nameHi}</span>,
  },
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
  { id: 'range', title: t('catalog.range', 'Price range'), text: rangeOf, width: '14rem' },
  {
    id: 'partners',
    title: t('common.partners', 'Partners'),
    text: ({ partnerCount }) => partnerCount,
    figures: true,
    width: '6rem',
  },
  {
    id: 'labels',
    title: t('catalog.labels', 'Labels'),
    text: markWords,
    cell: (service) => <MarkBadges fields={service} />,
    card: 'line',
  },
];
