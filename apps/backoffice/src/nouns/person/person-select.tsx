import { useDebouncedValue } from '@mantine/hooks';
import { getPerson, listPeople } from '@nukkad/contract/identity/account/people.api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import type { Option } from '../../platform/cities.query.ts';
import { t } from '../../platform/words.ts';
import { FoundSelect } from '../../ui/found-select.tsx';

const optionOf = (person: { userId: string; fullName: string; maskedNumber: string }): Option => ({
  value: person.userId,
  label: [person.fullName || t('common.noName', 'No name'), person.maskedNumber].filter(Boolean).join(' · '),
});

/** The person whose id is in the address, for its name. */
function useChosen(userId: string) {
  const { data } = useQuery({
    queryKey: ['person', userId],
    queryFn: () => call(getPerson, { params: { userId } }),
    enabled: userId !== '',
  });
  return data && data.userId === userId ? [optionOf(data)] : [];
}

/** One person, found by a part of the name or the beginning of the number. */
export function PersonSelect({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (userId: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 200);
  const chosen = useChosen(value);
  const { data } = useQuery({
    queryKey: ['people', 'select', q],
    queryFn: () => call(listPeople, { query: { limit: 10, ...(q ? { q } : {}) } }),
    placeholderData: keepPreviousData,
    enabled: q.length > 1,
  });
  const found = (data?.items ?? []).map(optionOf);
  return (
    <FoundSelect
      label={label}
      placeholder={t('common.all', 'All')}
      value={value || null}
      found={[...chosen, ...found.filter((one) => one.value !== value)]}
      nothing={t('person.typeName', 'Type a name or number')}
      onType={setTyped}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
