import { Select } from '@mantine/core';
import type { OfficeService } from '@nukkad/contract/backoffice/catalogue.api';
import { useState } from 'react';
import { withChosen } from '../platform/cities.query.ts';
import { useServices } from './price.queries.ts';

/** One service, found by typing. */
export function ServiceSelect({
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
  onChange: (service: OfficeService | null) => void;
}) {
  const { services, onType } = useServices();
  const [chosen, choose] = useState<OfficeService | null>(null);
  const asOption = ({ serviceId, name }: OfficeService) => ({ value: serviceId, label: name });
  return (
    <Select
      label={label}
      placeholder={placeholder}
      required={required}
      searchable
      clearable
      filter={({ options }) => options}
      data={withChosen(services.map(asOption), chosen ? [asOption(chosen)] : [])}
      value={value}
      error={error}
      onSearchChange={(words) => onType(words === chosen?.name ? '' : words)}
      onChange={(serviceId) => {
        const service = [...services, ...(chosen ? [chosen] : [])].find((one) => one.serviceId === serviceId);
        choose(service ?? null);
        onChange(service ?? null);
      }}
      nothingFoundMessage="No such service"
    />
  );
}
