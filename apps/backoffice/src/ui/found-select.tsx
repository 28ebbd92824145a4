import { Select } from '@mantine/core';
import { useState } from 'react';
import { type Option, withChosen } from '../platform/cities.query.ts';

/** What every choice of one found by typing is told. */
export interface FoundSelectProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly value: string | null;
  readonly error?: string | undefined;
}

/** Chooses one search result of the server. The chosen one stays selectable when the search text changes. */
export function FoundSelect({
  found,
  nothing,
  onType,
  onChange,
  ...field
}: FoundSelectProps & {
  readonly found: readonly Option[];
  readonly nothing: string;
  readonly onType: (words: string) => void;
  readonly onChange: (value: string | null) => void;
}) {
  const [chosen, choose] = useState<Option | null>(null);
  return (
    <Select
      {...field}
      searchable
      clearable
      // A form moves the focus to a wrong field; an open list would hide the errors below it.
      openOnFocus={false}
      filter={({ options }) => options}
      data={withChosen(found, chosen ? [chosen] : [])}
      onSearchChange={(words) => onType(words === chosen?.label ? '' : words)}
      onChange={(value, option) => {
        choose(option ? { value: option.value, label: option.label } : null);
        onChange(value);
      }}
      nothingFoundMessage={nothing}
    />
  );
}
