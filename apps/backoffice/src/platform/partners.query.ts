import { listOfficePartners } from '@nukkad/contract/market/partnership/office-partner.api';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from './call.ts';
import type { Option } from './cities.query.ts';

/** Partners by what was typed. */
export function usePartnerOptions() {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 200);
  const { data } = useQuery({
    queryKey: ['partner options', q],
    queryFn: () => call(listOfficePartners, { query: { limit: 20, ...(q ? { q } : {}) } }),
    placeholderData: keepPreviousData,
  });
  const partners = data?.items.map(
    ({ organisationId, companyName }): Option => ({ value: organisationId, label: companyName }),
  );
  return { partners: partners ?? [], onType: setTyped };
}
