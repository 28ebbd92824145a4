import { Zip, ZipDeflate, strToU8 } from 'fflate';
import type { CellKind, CellValue } from './sheet.ts';
import type { Sink, TableAbout, TableHead, TableWriter } from './table-writer.ts';
import {
  cellXml,
  columnName,
  contentTypes,
  packageRelations,
  sheetFoot,
  sheetHead,
  stylesXml,
  workbookRelations,
  workbookXml,
} from './xlsx-parts.ts';

/** Of 9: smaller files cost more of the processor than they save on the way. */
const level = 3;

/** A zip file whose bytes leave as they come. */
function openZip(sink: Sink) {
  const waiting: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, chunk) => {
    fault ??= error;
    if (chunk.length > 0) waiting.push(chunk);
  });
  const drain = async () => {
    if (fault) throw fault;
    for (const chunk of waiting.splice(0)) await sink(chunk);
  };
  const open = (name: string) => {
    const part = new ZipDeflate(name, { level });
    zip.add(part);
    return part;
  };
  const add = async (name: string, text: string) => {
    open(name).push(strToU8(text), true);
    await drain();
  };
  return { open, add, drain, end: () => zip.end() };
}

function rowXml(at: number, kinds: readonly (CellKind | 'title')[], row: readonly CellValue[]): string {
  const cells = kinds.map((kind, column) => cellXml(`${columnName(column)}${at}`, kind, row[column] ?? null));
  return `<row r="${at}">${cells.join('')}</row>`;
}

function aboutXml({ title, lines }: TableAbout): string {
  const rows = lines.map((line, at) => rowXml(at + 2, ['text', 'text'], line));
  return `${sheetHead(['text', 'text'], false)}${rowXml(1, ['title'], [title])}${rows.join('')}${sheetFoot()}`;
}

/**
 * An XLSX file: a tab that says what the file is, then the rows under a head row that stays in view. `rowsFirst`: the other
 * way round, for a file that is sent back, as its first tab is read.
 */
export async function writeXlsx(
  { title, columns }: TableHead,
  sink: Sink,
  { rowsFirst = false }: { readonly rowsFirst?: boolean } = {},
): Promise<TableWriter> {
  const kinds = columns.map(({ kind }) => kind);
  const zip = openZip(sink);
  await zip.add('[Content_Types].xml', contentTypes);
  await zip.add('_rels/.rels', packageRelations);
  const table = zip.open('xl/worksheets/sheet2.xml');
  let written = 1;
  const push = async (text: string, isLast = false) => {
    table.push(strToU8(text), isLast);
    await zip.drain();
  };
  const titles = columns.map((column) => column.title);
  await push(
    sheetHead(kinds, true) +
      rowXml(
        1,
        columns.map(() => 'title' as const),
        titles,
      ),
  );
  return {
    rows: (rows) =>
      push(
        rows
          .map((row) => {
            written += 1;
            return rowXml(written, kinds, row);
          })
          .join(''),
      ),
    end: async (about) => {
      await push(sheetFoot(`A1:${columnName(columns.length - 1)}${written}`), true);
      await zip.add('xl/worksheets/sheet1.xml', aboutXml(about));
      await zip.add('xl/workbook.xml', workbookXml([about.title, title], rowsFirst));
      await zip.add('xl/_rels/workbook.xml.rels', workbookRelations);
      await zip.add('xl/styles.xml', stylesXml);
      zip.end();
      await zip.drain();
    },
  };
}
