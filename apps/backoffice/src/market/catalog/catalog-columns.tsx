import { Button } from '@mantine/core';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { t } from '../../platform/words.ts';
import { MarkBadges, markWords } from './mark-badges.tsx';
import type { SharedFields } from './shared-fields.tsx';

/** The names of a service or a category; the first opens its form. */
export const nameColumns = <Row extends SharedFields>(open: (row: Row) => void): readonly Column<Row>[] => [
  told('name', t('common.name', 'Name'), ({ name }) => name, {
    cell: (row) => (
      <Button variant="subtle" size="compact-sm" px={0} data-row-link onClick={() => open(row)}>
        {row.name}
      </Button>
    ),
    ...heading,
    width: '15rem',
  }),
  told('nameHi', t('catalog.nameInHindi', 'Name in Hindi'), ({ nameHi }) => nameHi, {
    cell: ({ nameHi }) => <span lang="hi">{nameHi}</span>,
  }),
];

export const labelColumn = <Row extends SharedFields>(): Column<Row> =>
  told('labels', t('catalog.labels', 'Labels'), markWords, { cell: (row) => <MarkBadges fields={row} /> });
