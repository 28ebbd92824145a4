import { t } from '../../platform/words.ts';
import { Button, Group, Select, TextInput } from '@mantine/core';
import type { AuditFilter } from './audit.queries.ts';

const areas = [
  { value: 'admin.', label: t('audit.area.admin', 'Admin login') },
  { value: 'account.', label: t('common.people', 'People') },
  { value: 'partner.', label: t('common.partners', 'Partners') },
  { value: 'catalog.', label: t('common.catalogue', 'Catalogue') },
  { value: 'price.', label: t('common.cityPrices', 'City prices') },
  { value: 'coupon.', label: t('common.offers', 'Offers') },
  { value: 'booking.', label: t('common.bookings', 'Bookings') },
  { value: 'audit.', label: t('common.auditLog', 'Audit log') },
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
    <Group gap="xs" align="end" role="search" aria-label={t('audit.filter', 'Filter the log')}>
      <Select
        label={t('audit.area', 'Area')}
        placeholder={t('common.all', 'All')}
        clearable
        data={areas}
        value={filter.action || null}
        onChange={(value) => set({ action: value ?? '' })}
        w={180}
      />
      <TextInput
        label={t('audit.from', 'From')}
        type="date"
        value={filter.from}
        onChange={(event) => set({ from: event.currentTarget.value })}
      />
      <TextInput
        label={t('audit.to', 'To')}
        type="date"
        value={filter.to}
        onChange={(event) => set({ to: event.currentTarget.value })}
      />
      <TextInput
        label={t('audit.id', 'ID')}
        value={filter.subjectId}
        onChange={(event) => set({ subjectId: event.currentTarget.value.trim() })}
        w={200}
      />
      {isFiltered ? (
        <Button
          variant="subtle"
          onClick={() => onChange({ action: '', actorId: '', subjectId: '', from: '', to: '' })}
        >
          {t('audit.showAll', 'Show all')}
        </Button>
      ) : null}
    </Group>
  );
}
