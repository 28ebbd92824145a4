import { type CsvRow, csvLines, csvMark } from '@nukkad/contract/kernel/csv';

/** RFC 4180, with the mark by which Excel knows UTF-8. */
export const csvFile = (rows: readonly CsvRow[]): Buffer => Buffer.from(csvMark + csvLines(rows), 'utf8');
