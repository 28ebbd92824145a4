import { keysOfSheet, missingFields } from '@nukkad/contract/kernel/import';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import type { ImportKind } from './import-kind.ts';
import type { Match } from './import-rows.ts';
import { Paragraph } from '../../ui/page/parts.tsx';
import styles from './match-columns.module.css';

/** Which column of the file is which field. Opened by itself where a needed column was not found. */
export function MatchColumns<Key extends string>({
  kind: { sheet, labelOf },
  heading,
  match,
  onMatch,
}: {
  kind: Pick<ImportKind<Key>, 'sheet' | 'labelOf'>;
  heading: readonly string[];
  match: Match<Key>;
  onMatch: (key: Key, column: number) => void;
}) {
  const { t } = useTranslation();
  const missing = missingFields(sheet, match);
  const nameOf = (name: string, at: number) =>
    name || t('import.column', 'Column {{number}}', { number: `${at + 1}` });
  const options = [
    { value: '-1', label: t('import.noColumn', 'Not in this file') },
    ...heading.map((name, at) => ({ value: `${at}`, label: nameOf(name, at) })),
  ];
  return (
    <details className={styles.match} open={missing.length > 0 || undefined}>
      <summary>{t('import.columns', 'Columns of your file')}</summary>
      {missing.length > 0 && (
        <Paragraph role="status" tone="bad" size="sm" weight={600}>
          {t('import.missing', 'Choose the column for: {{fields}}.', {
            fields: missing.map(labelOf).join(', '),
          })}
        </Paragraph>
      )}
      <div className={styles.fields}>
        {keysOfSheet(sheet).map((key) => (
          <SelectField
            key={key}
            label={labelOf(key)}
            value={`${match[key]}`}
            options={options}
            onChange={(event) => onMatch(key, Number(event.target.value))}
          />
        ))}
      </div>
    </details>
  );
}
