import { t } from '../../platform/words.ts';
import type { OfficeService } from '@nukkad/contract/market/catalog/catalog-admin.api';
import { FoundSelect, type FoundSelectProps } from '../../ui/found-select.tsx';
import { useServices } from './price.queries.ts';

/** One service, found by typing. */
export function ServiceSelect({
  onChange,
  ...props
}: FoundSelectProps & { onChange: (service: OfficeService | null) => void }) {
  const { services, onType } = useServices();
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
