import type { Page } from '@nukkad/contract/kernel/page';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { type Answering, useAsked } from './asked.ts';

/** Rows of a list by what was typed, once the typing pauses; before so many letters, none. */
export function useTyped<Row>(
  endpoint: Answering<{ readonly query: object }, Page<Row>>,
  limit: number,
  leastLetters = 0,
) {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 200);
  const query = { limit, ...(q && { q }) };
  const { data } = useAsked(endpoint, q.length < leastLetters ? null : { query }, {
    placeholderData: keepPreviousData,
  });
  return { rows: data?.items ?? [], onType: setTyped };
}
