import IconPdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { recordWorkExport } from '@nukkad/contract/office/backoffice/export.api';
import type { EarningSummary } from '@nukkad/contract/money/earning/earning.model';
import { ApiError } from '@nukkad/contract/kernel/client';
import { exportable } from '@nukkad/lists/export-rows';
import { listWords } from '@nukkad/lists/list.words';
import { runExport } from '@nukkad/lists/run-export';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { UrlModal } from '../../ui/url-modal.tsx';
import { earningColumns } from './earning-columns.tsx';
import { readEarningsPage, saveStatement } from './earning.queries.ts';
import { type Period, daysInWords } from './period.ts';
import styles from './statement-dialog.module.css';

/** Every part of every job of the period, as a table for a spreadsheet. */
function useSpreadsheet(period: Period, name: string) {
  const { t, plural, locale } = useTranslation();
  const columns = exportable(earningColumns(t, locale));
  return () =>
    void runExport({
      columns,
      fileName: name,
      readPage: (cursor) => readEarningsPage({ ...period, sort: 'oldest' }, cursor),
      total: undefined,
      words: listWords({ t, plural }),
      failureOf: (error) =>
        (error instanceof ApiError && error.message) || t('list.failed', 'That didn’t work. Try again.'),
      record: () =>
        call(recordWorkExport, {
          body: {
            list: 'earnings',
            columns: columns.map(({ id }) => id),
            filters: { ...period },
            rows: null,
          },
          quiet: true,
        }),
    });
}

/** The period of the page for the books: a paper to read, a table to reckon with. */
export function StatementDialog({
  period,
  summary,
}: {
  period: Period;
  summary: EarningSummary | undefined;
}) {
  const { t, locale } = useTranslation();
  const days = summary?.period;
  const name = days ? `statement-${days.from}-${days.to}` : 'statement';
  const paper = useMutation({ mutationFn: () => saveStatement(period, name) });
  const saveSheet = useSpreadsheet(period, name);
  return (
    <UrlModal name="statement" title={t('statement.title', 'Download statement')}>
      {(close) => (
        <div className={styles.choices}>
          {days && <p>{daysInWords(days, locale)}</p>}
          <Button
            wide
            busy={paper.isPending}
            icon={<IconPdf size={22} aria-hidden />}
            onClick={() => paper.mutate(undefined, { onSuccess: close })}
          >
            {t('statement.pdf', 'PDF')}
          </Button>
          <Button
            wide
            tone="plain"
            icon={<IconTable size={22} aria-hidden />}
            onClick={() => {
              saveSheet();
              close();
            }}
          >
            {t('statement.sheet', 'Spreadsheet (CSV)')}
          </Button>
          <small>
            {t('statement.words', 'The spreadsheet lists every job. A PDF with very many jobs lists days.')}
          </small>
        </div>
      )}
    </UrlModal>
  );
}
