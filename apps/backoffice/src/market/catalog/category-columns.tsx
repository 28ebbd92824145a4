import { Button } from '@mantine/core';
import type { OfficeCategory } from '@nukkad/contract/market/catalog/catalog-admin.api';
import type { Column } from '@nukkad/lists/columns';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { MarkBadges, markWords } from './mark-badges.tsx';

/** `open`: the form of a category. */
export const categoryColumns = (open: (categoryId: string) => void): readonly Column<OfficeCategory>[] => [
  {
    id: 'name',
    title: t('common.name', 'Name'),
    text: ({ name }) => name,
    cell: ({ categoryId, name }) => (
      <Button variant="subtle" size="compact-sm" px={0} data-row-link onClick={() => open(categoryId)}>
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
  {
    id: 'labels',
    title: t('catalog.labels', 'Labels'),
    text: markWords,
    cell: (category) => <MarkBadges fields={category} />,
  },
];
