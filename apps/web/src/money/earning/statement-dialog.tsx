import IconPdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import type { EarningSummary } from '@nukkad/contract/money/earning/earning.model';
import type { ExportFormat } from '@nukkad/contract/kernel/list-export';
import { listWords } from '@nukkad/lists/list.words';
import { runSheet } from '@nukkad/lists/run-sheet';
import { sheetWords } from '@nukkad/lists/sheet.words';
import { useMutation } from '@tanstack/react-query';
import { sheetCalls } from '../../nouns/work-list/sheet.queries.ts';
import { useSheetApp } from '../../nouns/work-list/use-sheet-app.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { saveStatement } from './earning.queries.ts';
import { type Period, daysInWords } from './period.ts';
import styles from './period-figures.module.css';

/** Every part of every job of the period, as a table for a spreadsheet; made by the server, in the order of time. */
function useSpreadsheet(period: Period) {
  const { speech, failureOf } = useSheetApp();
  const file = { filters: { ...period, sort: 'oldest' }, calls: sheetCalls('earnings') };
  return useMutation({
    mutationFn: (format: ExportFormat) =>
      runSheet({ file, format, words: sheetWords(speech), close: listWords(speech).close, failureOf }),
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
  const sheet = useSpreadsheet(period);
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
            busy={sheet.isPending && sheet.variables === 'xlsx'}
            icon={<IconTable size={22} aria-hidden />}
            onClick={() => sheet.mutate('xlsx', { onSuccess: close })}
          >
            {t('statement.excel', 'Spreadsheet (Excel)')}
          </Button>
          <Button
            wide
            tone="plain"
            busy={sheet.isPending && sheet.variables === 'csv'}
            icon={<IconTable size={22} aria-hidden />}
            onClick={() => sheet.mutate('csv', { onSuccess: close })}
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
