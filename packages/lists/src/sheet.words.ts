import type { ExportFailure } from '@nukkad/contract/kernel/list-export';
import type { Speech } from '@nukkad/contract/kernel/speech';

const figure = (count: number) => count.toLocaleString('en-IN');

const aboutForm = ({ t, plural }: Speech) => ({
  title: t('sheet.title', 'Export list'),
  format: t('sheet.format', 'Format'),
  formats: {
    xlsx: t('sheet.xlsx', 'Excel (.xlsx)'),
    csv: t('sheet.csv', 'CSV (.csv)'),
  },
  formatNotes: {
    xlsx: t('sheet.xlsxNote', 'Also opens in Google Sheets. Add up amounts and sort by date.'),
    csv: t('sheet.csvNote', 'Plain text, for Tally and other software.'),
  },
  all: t('sheet.all', 'Every result with your current filters.'),
  count: (count: number) =>
    plural('sheet.count', count, {
      one: '{{count}} result with your current filters.',
      other: '{{count}} results with your current filters.',
    }),
  kept: t('sheet.kept', 'We keep the file for 7 days. Only you can download it.'),
  start: t('sheet.start', 'Export'),
  starting: t('sheet.starting', 'Starting…'),
});

const aboutMaking = ({ t }: Speech) => ({
  making: (rows: number) =>
    rows === 0
      ? t('sheet.waiting', 'Preparing your file')
      : t('sheet.making', 'Preparing your file: {{rows}} rows so far', { rows: figure(rows) }),
  goOn: t('sheet.goOn', 'You can leave this page. It’s saved under Your exports.'),
  saved: (rows: number) => t('sheet.saved', 'File downloaded. Rows: {{rows}}.', { rows: figure(rows) }),
  cut: t('sheet.cut', 'The list is longer than a file can be. Filter to get the rest.'),
  stop: t('sheet.stop', 'Stop'),
  failed: t('sheet.failed', 'Couldn’t create the file'),
  reasons: {
    denied: t('sheet.denied', 'You no longer have permission to see this list.'),
    signed_out: t('sheet.signedOut', 'You were logged out. Export the list again.'),
    fault: t('sheet.fault', 'Something went wrong. Export the list again.'),
  } satisfies Readonly<Record<ExportFailure, string>>,
});

const aboutOwn = ({ t, plural }: Speech) => ({
  own: t('sheet.own', 'Your exports'),
  lead: t('sheet.lead', 'Lists you saved as files. Each file is deleted after 7 days.'),
  none: t('sheet.none', 'No exports yet'),
  noneWords: t('sheet.noneWords', 'Open a list and choose Export. The file appears here.'),
  everything: t('sheet.everything', 'No filters'),
  rows: (count: number) => plural('sheet.rows', count, { one: '{{count}} row', other: '{{count}} rows' }),
  until: (day: string) => t('sheet.until', 'Available until {{day}}', { day }),
  download: t('sheet.download', 'Download'),
  downloadNamed: (name: string) => t('sheet.downloadNamed', 'Download: {{name}}', { name }),
  remove: t('sheet.remove', 'Delete'),
  removeNamed: (name: string) => t('sheet.removeNamed', 'Delete: {{name}}', { name }),
});

/** What an export by the server says, from the choice of a format to the list of own files. */
export const sheetWords = (speech: Speech) => ({
  ...aboutForm(speech),
  ...aboutMaking(speech),
  ...aboutOwn(speech),
});
export type SheetWords = ReturnType<typeof sheetWords>;
