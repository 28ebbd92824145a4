import { listOfficeServices } from '@nukkad/contract/market/catalog/catalog-admin.api';
import { useTyped } from '../../platform/use-typed.ts';
import { t } from '../../platform/words.ts';
import { FoundSelect } from '../../ui/found-select.tsx';

/** Rows of one service, found by typing. */
export function ServiceFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { rows, onType } = useTyped(listOfficeServices, 30);
  return (
    <FoundSelect
      label={t('service.one', 'Service')}
      placeholder={t('common.all', 'All')}
      value={value || null}
      found={rows.map(({ serviceId, name }) => ({ value: serviceId, label: name }))}
      nothing={t('service.noneFound', 'No service found')}
      onType={onType}
      onChange={(serviceId) => onChange(serviceId ?? '')}
    />
  );
}
