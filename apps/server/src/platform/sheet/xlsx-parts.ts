/** The parts of an XLSX file (ECMA-376) that its rows need: no formulas, no shared strings, no links. */
import type { CellKind, CellValue } from './sheet.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** In a cell, by Excel's limit. */
const mostCharacters = 32_767;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 cannot hold, NUL among it. */
const unwritable = /[\p{Cc}\uFFFE\uFFFF]/gu;
const kept: ReadonlySet<string> = new Set('\t\n\r');
/** Half of a character, as where a text was cut in the middle of one. */
const halves = /\p{Surrogate}/gu;
/** Excel reads `_x0041_` as the character of that code. */
const codeLike = /_x[\dA-Fa-f]{4}_/g;

export const escaped = (text: string): string =>
  text
    .slice(0, mostCharacters)
    .replaceAll(halves, '')
    .replaceAll(unwritable, (sign) => (kept.has(sign) ? sign : ''))
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(codeLike, (code) => `_x005F${code}`)
    .replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** 0: A, 25: Z, 26: AA. */
export function columnName(index: number): string {
  const before = Math.floor(index / 26) - 1;
  return (before < 0 ? '' : columnName(before)) + String.fromCharCode(65 + (index % 26));
}

const dayMs = 86_400_000;
const indiaMs = 5.5 * 3_600_000;
/** Days from the first day of spreadsheets to 1970. */
const epochDays = 25_569;
const serial = (ms: number) => Number((ms / dayMs + epochDays).toFixed(6));

/** Places of `cellXfs` below. Text is typed as text and carries the quote prefix: it stays text when it is edited. */
const styles: Readonly<Record<CellKind | 'title', number>> = {
  text: 1,
  title: 2,
  whole: 3,
  rupees: 4,
  moment: 5,
  day: 6,
};

const textCell = (at: string, style: number, value: string) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;

/** A figure of its kind; a text, whatever it begins with, is a string and never a formula. */
export function cellXml(at: string, kind: CellKind | 'title', value: CellValue): string {
  if (value === null || value === '') return '';
  const style = styles[kind];
  const figure = (number: number) => `<c r="${at}" s="${style}"><v>${number}</v></c>`;
  if (kind === 'moment') return figure(serial(Date.parse(String(value)) + indiaMs));
  if (kind === 'day') return figure(serial(Date.parse(`${value}T00:00:00Z`)));
  if (typeof value === 'number' && kind === 'rupees') return figure(value / 100);
  if (typeof value === 'number' && kind === 'whole') return figure(value);
  return textCell(at, style, String(value));
}

const widths: Readonly<Record<CellKind, number>> = { text: 24, whole: 12, rupees: 16, moment: 22, day: 14 };

/** Up to the first row. `frozen`: the head row stays in view. */
export function sheetHead(kinds: readonly CellKind[], frozen: boolean): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const view = `<sheetView workbookViewId="0"${frozen ? ` tabSelected="1">${pane}</sheetView>` : '/>'}`;
  const cols = kinds.map(
    (kind, at) => `<col min="${at + 1}" max="${at + 1}" width="${widths[kind]}" customWidth="1"/>`,
  );
  return `${head}<worksheet xmlns="${main}"><sheetViews>${view}</sheetViews><cols>${cols.join('')}</cols><sheetData>`;
}

/** After the last row. `filtered`: the range whose head row carries the buttons to sort and filter. */
export const sheetFoot = (filtered?: string): string =>
  `</sheetData>${filtered === undefined ? '' : `<autoFilter ref="${filtered}"/>`}</worksheet>`;

/** Lakhs and crores; a spreadsheet allows two conditions, so sums below zero are grouped by thousands. */
const rupeeFormat = '[&gt;=10000000]##\\,##\\,##\\,##0.00;[&gt;=100000]##\\,##\\,##0.00;#,##0.00';

const xf = (format: number, more = '') =>
  `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0"${more}/>`;

export const stylesXml = `${head}<styleSheet xmlns="${main}"><numFmts count="3">
<numFmt numFmtId="164" formatCode="${rupeeFormat}"/><numFmt numFmtId="165" formatCode="d mmm yyyy h:mm AM/PM"/><numFmt numFmtId="166" formatCode="d mmm yyyy"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF3EBDD"/></patternFill></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7">
${xf(0)}${xf(49, ' quotePrefix="1" applyNumberFormat="1"')}
<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" quotePrefix="1" applyFont="1" applyFill="1"/>
${xf(1, ' applyNumberFormat="1"')}${xf(164, ' applyNumberFormat="1"')}${xf(165, ' applyNumberFormat="1"')}${xf(166, ' applyNumberFormat="1"')}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** A tab's name: at most 31 characters, without those that a spreadsheet refuses. */
const tabName = (name: string) => escaped(name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, 31));

/** The tab that says what the file is, and the rows, at which it opens; `rowsFirst`: the rows stand before it. */
export function workbookXml(tabs: readonly [about: string, rows: string], rowsFirst: boolean): string {
  const sheets = tabs.map(
    (name, at) => `<sheet name="${tabName(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const inOrder = rowsFirst ? sheets.toReversed() : sheets;
  return `${head}<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView activeTab="${rowsFirst ? 0 : 1}"/></bookViews><sheets>${inOrder.join('')}</sheets></workbook>`;
}

export const workbookRelations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${office}/styles" Target="styles.xml"/></Relationships>`;

export const packageRelations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export const contentTypes = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`;
