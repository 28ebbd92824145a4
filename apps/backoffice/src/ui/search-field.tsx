import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

/** Asks when the typing pauses, not at every letter. */
export function SearchField({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const search = useDebouncedCallback((next: string) => onSearch(next.trim()), 250);
  return (
    <TextInput
      type="search"
      label={label}
      value={typed}
      w={{ base: '100%', xs: 280 }}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        search(event.currentTarget.value);
      }}
    />
  );
}
