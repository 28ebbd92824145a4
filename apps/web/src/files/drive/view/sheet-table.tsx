import type { DriveSheet } from '@nukkad/contract/files/drive/drive-view.model';
import { previewLimits } from '@nukkad/contract/files/drive/drive-view.model';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Note, Stack } from '../../../ui/page/parts.tsx';
import { UrlTabs } from '../../../ui/page/url-tabs.tsx';
import styles from './view.module.css';

/** A, B, …, as spreadsheets name them; previews have fewer than 26. */
const columnName = (at: number) => String.fromCodePoint('A'.charCodeAt(0) + at);

function Cells({ sheet: { name, rows } }: { sheet: DriveSheet }) {
  const { t } = useTranslation();
  const width = Math.max(1, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => at);
  return (
    <section
      className={styles.frame}
      tabIndex={0}
      aria-label={name || t('driveView.table', 'Contents of the table')}
    >
      <table className={styles.cells} translate="no">
        <thead>
          <tr>
            <td />
            {columns.map((at) => (
              <th key={at} scope="col">
                {columnName(at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              <th scope="row">{place + 1}</th>
              {columns.map((at) => (
                <td key={at}>{row[at] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The first rows of each sheet; which one is in the address. */
export function SheetTable({ sheets }: { sheets: readonly DriveSheet[] }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const chosen = sheets[Number(search.get('sheet') ?? 0)] ?? sheets[0];
  if (!chosen) return null;
  return (
    <Stack gap={0.75} narrows>
      {sheets.length > 1 && (
        <UrlTabs
          name="sheet"
          label={t('driveView.sheets', 'Sheets')}
          tabs={sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
        />
      )}
      {chosen.rows.length === 0 ? (
        <Note>{t('driveView.sheet.empty', 'This sheet is empty.')}</Note>
      ) : (
        <Cells sheet={chosen} />
      )}
      {chosen.isCut && (
        <Note>
          {t(
            'driveView.sheet.cut',
            'Only the first {{rows}} rows and {{columns}} columns are shown. Download it to see all.',
            {
              rows: previewLimits.rows,
              columns: previewLimits.columns,
            },
          )}
        </Note>
      )}
    </Stack>
  );
}
