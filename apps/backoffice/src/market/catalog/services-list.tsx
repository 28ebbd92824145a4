import { t } from '../../platform/words.ts';
import { Button, Checkbox, Group, Select, Stack, Table, Text } from '@mantine/core';
import type { OfficeService } from '@nukkad/contract/market/catalog/catalog-admin.api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoriesQuery } from '../../platform/categories.query.ts';
import { inRupees } from '../../platform/money.ts';
import { OfficeTable } from '../../ui/office-table.tsx';
import { Listed, EmptyNotice } from '../../ui/query-states.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import { servicesQuery } from './catalogue.queries.ts';
import { MarkBadges } from './mark-badges.tsx';
import { ServiceForm } from './service-form.tsx';

function Filters({
  filter,
  change,
}: {
  filter: Record<'q' | 'categoryId' | 'off', string>;
  change: (next: Partial<Record<'q' | 'categoryId' | 'off', string>>) => void;
}) {
  const categories = useInfiniteQuery(categoriesQuery).data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Group gap="xs" align="end" role="search" aria-label={t('catalog.findServices', 'Find services')}>
      <SearchField
        label={t('catalog.nameInEnglishOrHindi', 'Name in English or Hindi')}
        value={filter.q}
        onSearch={(q) => change({ q })}
      />
      <Select
        label={t('catalog.category', 'Category')}
        placeholder={t('common.all', 'All')}
        clearable
        searchable
        data={categories.map(({ categoryId, name }) => ({ value: categoryId, label: name }))}
        value={filter.categoryId || null}
        onChange={(value) => change({ categoryId: value ?? '' })}
        w={220}
      />
      <Checkbox
        label={t('catalog.turnedOffOnly', 'Turned off only')}
        checked={filter.off === 'true'}
        onChange={(event) => change({ off: event.currentTarget.checked ? 'true' : '' })}
        mb={8}
      />
    </Group>
  );
}

function Row({ service, onOpen }: { service: OfficeService; onOpen: () => void }) {
  return (
    <Table.Tr>
      <Table.Td>
        <Button variant="subtle" size="compact-sm" px={0} onClick={onOpen}>
          {service.name}
        </Button>
        <Text size="xs" c="dimmed" lang="hi">
          {service.nameHi}
        </Text>
      </Table.Td>
      <Table.Td>{service.categoryName}</Table.Td>
      <Table.Td ta="end" style={{ whiteSpace: 'nowrap' }}>
        {inRupees(service.typicalPaise)}
        <Text size="xs" c="dimmed">
          {t('catalog.priceRange', '{{low}} to {{high}}, per {{unit}}', {
            low: inRupees(service.lowPaise),
            high: inRupees(service.highPaise),
            unit: service.unit,
          })}
        </Text>
      </Table.Td>
      <Table.Td ta="end">{service.partnerCount}</Table.Td>
      <Table.Td>
        <MarkBadges fields={service} />
      </Table.Td>
    </Table.Tr>
  );
}

export function ServicesList() {
  const [filter, change] = useFilter(['tab', 'q', 'categoryId', 'off']);
  const pages = useInfiniteQuery(servicesQuery(filter));
  const [open, setOpen] = useState<OfficeService | null>(null);
  return (
    <Stack gap="md">
      <Filters filter={filter} change={change} />
      <Listed
        pages={pages}
        nothing={
          <EmptyNotice title={t('catalog.noServicesFound', 'No services found')}>
            {t('common.changeOrClearTheFilters', 'Change or clear the filters.')}
          </EmptyNotice>
        }
      >
        {(services) => (
          <OfficeTable
            label={t('common.services', 'Services')}
            width={720}
            heads={[
              t('common.name', 'Name'),
              t('catalog.category', 'Category'),
              { figures: t('catalog.usualPrice', 'Usual price') },
              { figures: t('common.partners', 'Partners') },
              t('catalog.labels', 'Labels'),
            ]}
          >
            {services.map((service) => (
              <Row key={service.serviceId} service={service} onOpen={() => setOpen(service)} />
            ))}
          </OfficeTable>
        )}
      </Listed>
      {open ? <ServiceForm service={open} onClose={() => setOpen(null)} /> : null}
    </Stack>
  );
}
