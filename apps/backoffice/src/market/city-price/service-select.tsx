import { type OfficeService, listOfficeServices } from '@nukkad/contract/market/catalog/catalog-admin.api';
import { useTyped } from '../../platform/use-typed.ts';
import { t } from '../../platform/words.ts';
import { FoundSelect, type FoundSelectProps } from '../../ui/found-select.tsx';

/** One service, found by typing. */
export function ServiceSelect({
  onChange,
  ...props
}: FoundSelectProps & { onChange: (service: OfficeService | null) => void }) {
  const { rows: services, onType } = useTyped(listOfficeServices, 30);
  return (
    <FoundSelect
      {...props}
      found={services.map(({ serviceId, name }) => ({ value: serviceId, label: name }))}
      onType={onType}
      nothing={t('price.noServiceFound', 'No service found')}
      onChange={(serviceId) => onChange(services.find((one) => one.serviceId === serviceId) ?? null)}
    />
  );
}
