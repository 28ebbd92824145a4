import { useDebouncedValue } from '@mantine/hooks';
import { listOfficeServices } from '@nukkad/contract/market/catalog/catalog-admin.api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { t } from '../../platform/words.ts';
import { FoundSelect } from '../../ui/found-select.tsx';

/** Rows of one service, found by typing. */
export function ServiceFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 200);
  const { data } = useQuery({
    queryKey: ['services', 'filter', q],
    queryFn: () => call(listOfficeServices, { query: { limit: 30, ...(q ? { q } : {}) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <FoundSelect
      label={t('service.one', 'Service')}
      placeholder={t('common.all', 'All')}
      value={value || null}
      found={(data?.items ?? []).map(({ serviceId, name }) => ({ value: serviceId, label: name }))}
      nothing={t('service.noneFound', 'No service found')}
      onType={setTyped}
      onChange={(serviceId) => onChange(serviceId ?? '')}
    />
  );
}
