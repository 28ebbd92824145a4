import { t } from '../../platform/words.ts';
import { Button, Table, Text } from '@mantine/core';
import type { OfficeCategory } from '@nukkad/contract/market/catalog/catalog-admin.api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoriesQuery } from '../../platform/categories.query.ts';
import { inRupees } from '../../platform/money.ts';
import { OfficeTable } from '../../ui/office-table.tsx';
import { Listed, EmptyNotice } from '../../ui/query-states.tsx';
import { CategoryForm } from './category-form.tsx';
import { MarkBadges } from './mark-badges.tsx';

export function CategoriesList() {
  const pages = useInfiniteQuery(categoriesQuery);
  const [open, setOpen] = useState<OfficeCategory | null>(null);
  return (
    <>
      <Listed
        pages={pages}
        nothing={<EmptyNotice title={t('catalog.noCategoriesYet', 'No categories yet')} />}
      >
        {(categories) => (
          <OfficeTable
            label={t('common.categories', 'Categories')}
            width={640}
            heads={[
              t('common.name', 'Name'),
              t('catalog.group', 'Group'),
              { figures: t('common.services', 'Services') },
              { figures: t('catalog.visitCharge', 'Visit charge') },
              t('catalog.labels', 'Labels'),
            ]}
          >
            {categories.map((category) => (
              <Table.Tr key={category.categoryId}>
                <Table.Td>
                  <Button variant="subtle" size="compact-sm" px={0} onClick={() => setOpen(category)}>
                    {category.name}
                  </Button>
                  <Text size="xs" c="dimmed" lang="hi">
                    {category.nameHi}
                  </Text>
                </Table.Td>
                <Table.Td>{category.groupName}</Table.Td>
                <Table.Td ta="end">{category.serviceCount}</Table.Td>
                <Table.Td ta="end">{inRupees(category.visitChargePaise)}</Table.Td>
                <Table.Td>
                  <MarkBadges fields={category} />
                </Table.Td>
              </Table.Tr>
            ))}
          </OfficeTable>
        )}
      </Listed>
      {open ? <CategoryForm category={open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
