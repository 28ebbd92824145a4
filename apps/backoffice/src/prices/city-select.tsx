import { Select } from '@mantine/core';
import { useState } from 'react';
import { type Option, useCities, withChosen } from '../platform/cities.query.ts';

/** One city, found by typing. */
export function CitySelect({
  label,
  placeholder,
  required,
  value,
  error,
  onChange,
}: {
  label: string;
  placeholder?: string;
  required?: boolean;
  value: string | null;
  error?: string | undefined;
  onChange: (cityCode: string | null) => void;
}) {
  const { cities, onType } = useCities();
  const [chosen, choose] = useState<Option | null>(null);
  return (
    <Select
      label={label}
      placeholder={placeholder}
      required={required}
      searchable
      clearable
      filter={({ options }) => options}
      data={withChosen(cities, chosen ? [chosen] : [])}
      value={value}
      error={error}
      onSearchChange={onType}
      onChange={(code, option) => {
        choose(option ? { value: option.value, label: option.label } : null);
        onChange(code);
      }}
      nothingFoundMessage="No such city"
    />
  );
}
