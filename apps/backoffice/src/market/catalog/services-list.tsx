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
    <Group gap="xs" align="end" role="search" aria-label="Find services">
      <SearchField label="Name, English or Hindi" value={filter.q} onSearch={(q) => change({ q })} />
      <Select
        label="Category"
        placeholder="All"
        clearable
        searchable
        data={categories.map(({ categoryId, name }) => ({ value: categoryId, label: name }))}
        value={filter.categoryId || null}
        onChange={(value) => change({ categoryId: value ?? '' })}
        w={220}
      />
      <Checkbox
        label="Switched off only"
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
          {inRupees(service.lowPaise)} to {inRupees(service.highPaise)}, per {service.unit}
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
        nothing={<EmptyNotice title="No services found">Change or clear the filters.</EmptyNotice>}
      >
        {(services) => (
          <OfficeTable
            label="Services"
            width={720}
            heads={['Name', 'Category', { figures: 'Usual price' }, { figures: 'Partners' }, 'Marks']}
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
