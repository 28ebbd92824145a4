import type { TemplateKind } from '@nukkad/contract/files/template/template.noun';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SearchBox } from '../../ui/field/search-box.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { Note, Stack } from '../../ui/page/parts.tsx';
import { useRecords } from './template.queries.ts';

/** The record that the address names; null: the newest. */
export const useChosenRecord = (): string | null => useSearchParams()[0].get('record') || null;

/** Of which record the paper is; the address keeps it. */
export function RecordChoice({
  kind,
  label,
  searched = false,
}: {
  kind: TemplateKind;
  label: string;
  /** With a field to find others than the newest. */
  searched?: boolean;
}) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('record') ?? '';
  const found = useRecords(kind, searched ? (search.get('q') ?? '') : '');
  if (!found.data) return null;
  const records = found.data.pages.flatMap(({ items }) => items);
  const isListed = chosen === '' || records.some(({ recordId }) => recordId === chosen);
  const first = searched
    ? t('template.record.none', 'Choose one')
    : t('template.record.newest', 'The newest');
  return (
    <Stack gap={0.5}>
      {searched && <SearchBox label={t('template.record.search', 'Find by name')} />}
      {records.length === 0 && !searched ? null : (
        <SelectField
          label={label}
          name="record"
          value={chosen}
          options={[
            { value: '', label: first },
            ...(isListed
              ? []
              : [{ value: chosen, label: t('template.record.chosen', 'The one you opened') }]),
            ...records.map(({ recordId, name, note }) => ({
              value: recordId,
              label: note ? `${name} · ${note}` : name,
            })),
          ]}
          onChange={({ target }) =>
            setSearch(
              (before) => {
                const next = new URLSearchParams(before);
                if (target.value) next.set('record', target.value);
                else next.delete('record');
                return next;
              },
              { replace: true, preventScrollReset: true },
            )
          }
        />
      )}
      {searched && (found.hasNextPage || records.length > 20) && (
        <LoadMore infinite={found} shown={records.length} />
      )}
      {searched && records.length === 0 && (
        <Note size="sm">{t('template.record.empty', 'Nothing found that you can read.')}</Note>
      )}
    </Stack>
  );
}
