import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { SearchFilter } from '../search-filter.ts';
import { FilterFields } from './filter-fields.tsx';

/** The filters of a phone; the list behind follows each choice. */
export function FilterSheet({
  filter,
  rated,
  onClose,
}: {
  filter: SearchFilter;
  rated: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('filter.title', 'Filter and sort')}
      footer={<Button onClick={onClose}>{t('filter.show', 'Show services')}</Button>}
    >
      <FilterFields filter={filter} rated={rated} />
    </Dialog>
  );
}
