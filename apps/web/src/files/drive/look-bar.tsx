import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FilterChips } from '../../ui/page/filter-chips.tsx';
import { Row } from '../../ui/page/parts.tsx';
import { ViewSwitch } from '../../ui/page/view-switch.tsx';

/** In which order, and below or beside each other; the address says both. */
export function LookBar({ isSorted }: { isSorted: boolean }) {
  const { t } = useTranslation();
  return (
    <Row gap={[0.5, 1]} justify="space-between" align="center" below={0.5}>
      {isSorted && (
        <FilterChips
          name="sort"
          label={t('drive.sort', 'Sort by')}
          fallback="name"
          options={[
            { value: 'name', label: t('drive.sort.name', 'Name') },
            { value: 'changed', label: t('drive.sort.changed', 'Last changed') },
            { value: 'size', label: t('drive.sort.size', 'Size') },
          ]}
        />
      )}
      <ViewSwitch views={['list', 'grid']} />
    </Row>
  );
}
