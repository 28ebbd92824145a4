import { Button } from '@mantine/core';
import type { Column } from '@nukkad/lists/columns';
import { t } from '../../platform/words.ts';
import { MarkBadges, markWords } from './mark-badges.tsx';
import type { SharedFields } from './shared-fields.tsx';

/** The names of a service or a category; the first opens its form. */
export const nameColumns = <Row extends SharedFields>(open: (row: Row) => void): readonly Column<Row>[] => [
  {
    id: 'name',
    title: t('common.name', 'Name'),
    text: ({ name }) => name,
    cell: (row) => (
      <Button variant="subtle" size="compact-sm" px={0} data-row-link onClick={() => open(row)}>
        {row.name}
      </Button>
    ),
    fixed: true,
    card: 'heading',
    width: '15rem',
  },
  {
    id: 'nameHi',
    title: t('catalog.nameInHindi', 'Name in Hindi'),
    text: ({ nameHi }) => nameHi,
    cell: ({ nameHi }) => <span lang="hi">{nameHi}</span>,
  },
];

export const labelColumn = <Row extends SharedFields>(): Column<Row> => ({
  id: 'labels',
  title: t('catalog.labels', 'Labels'),
  text: markWords,
  cell: (row) => <MarkBadges fields={row} />,
});
