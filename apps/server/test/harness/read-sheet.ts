import { unzipSync, strFromU8 } from 'fflate';
import { readSheet } from 'read-excel-file/node';

/** A spreadsheet of ours, read back by a library that did not write it, and as the parts of its zip. */
export async function readWorkbook(file: Buffer) {
  const parts = unzipSync(new Uint8Array(file));
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const [about, rows] = await Promise.all([readSheet(file, 1), readSheet(file, 2)]);
  return { about, rows, sheetXml: part('xl/worksheets/sheet2.xml'), workbookXml: part('xl/workbook.xml') };
}
