import { Button, Group, Select, TextInput } from '@mantine/core';
import type { AuditFilter } from './audit.queries.ts';

const areas = [
  { value: 'admin.', label: 'Admins: sign-in' },
  { value: 'account.', label: 'People' },
  { value: 'partner.', label: 'Partners' },
  { value: 'catalog.', label: 'Catalogue' },
  { value: 'price.', label: 'City prices' },
  { value: 'coupon.', label: 'Offers' },
  { value: 'booking.', label: 'Bookings' },
  { value: 'audit.', label: 'The log itself' },
];

export function AuditFilters({
  filter,
  onChange,
}: {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}) {
  const set = (change: Partial<AuditFilter>) => onChange({ ...filter, ...change });
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <Group gap="xs" align="end" role="search" aria-label="Filter the log">
      <Select
        label="Area"
        placeholder="All"
        clearable
        data={areas}
        value={filter.action || null}
        onChange={(value) => set({ action: value ?? '' })}
        w={180}
      />
      <TextInput
        label="From"
        type="date"
        value={filter.from}
        onChange={(event) => set({ from: event.currentTarget.value })}
      />
      <TextInput
        label="To"
        type="date"
        value={filter.to}
        onChange={(event) => set({ to: event.currentTarget.value })}
      />
      <TextInput
        label="ID"
        value={filter.subjectId}
        onChange={(event) => set({ subjectId: event.currentTarget.value.trim() })}
        w={200}
      />
      {isFiltered ? (
        <Button
          variant="subtle"
          onClick={() => onChange({ action: '', actorId: '', subjectId: '', from: '', to: '' })}
        >
          Show all
        </Button>
      ) : null}
    </Group>
  );
}
