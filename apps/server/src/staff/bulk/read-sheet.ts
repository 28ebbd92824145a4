import { staffErrors } from '@nukkad/contract/staff/staff.errors';
import { parse } from 'csv-parse/sync';
import { unzipSync, zipSync } from 'fflate';
import { readSheet as readXlsx } from 'read-excel-file/node';
import type { UploadedFile } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Cells } from './sheet.rules.ts';

/** 500 rows are a tenth of it; what claims or holds more is no list of people. */
const unpackedLimit = 4 * 1_048_576;
const entryLimit = 60;
/** More than this is not even looked at. */
const rowLimit = 5_000;

function isZip(content: Buffer): boolean {
  return content.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));
}

const unreadable = (): never => refuse(staffErrors.sheet_unreadable);

/**
 * Packs the archive anew, uncompressed. Each entry is unpacked into a buffer of the size that it claims, so that a
 * small file cannot become a large one, and the reader behind meets nothing that was not measured.
 */
function measured(content: Buffer): Buffer {
  let total = 0;
  let entries = 0;
  const files = unzipSync(content, {
    filter: ({ originalSize }) => {
      total += originalSize;
      entries += 1;
      if (total > unpackedLimit || entries > entryLimit) throw new RangeError('Too large.');
      return true;
    },
  });
  return Buffer.from(zipSync(files, { level: 0 }));
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(0) : String(value);
  return typeof value === 'string' || typeof value === 'boolean' ? String(value).trim() : '';
}

async function xlsxCells(content: Buffer): Promise<Cells> {
  try {
    const rows = await readXlsx(measured(content));
    return rows.slice(0, rowLimit).map((row) => row.map(cellText));
  } catch {
    return unreadable();
  }
}

/** Comma, semicolon or tab, whichever the heading has; UTF-8 only. */
function csvCells(content: Buffer): Cells {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    if (text.includes('\u0000')) return unreadable();
    const heading = text.slice(0, text.search(/[\r\n]|$/));
    const delimiter = [',', ';', '\t'].find((one) => heading.includes(one)) ?? ',';
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: false,
      trim: true,
      to: rowLimit,
      max_record_size: 20_000,
    });
  } catch {
    return unreadable();
  }
}

/** Name and content must say the same: XLSX is an archive, CSV is text. */
export async function readSheet(file: UploadedFile): Promise<Cells> {
  const extension = file.fileName.slice(file.fileName.lastIndexOf('.') + 1).toLowerCase();
  if (extension === 'xlsx' && isZip(file.content)) return xlsxCells(file.content);
  if (extension === 'csv' && !isZip(file.content)) return csvCells(file.content);
  return unreadable();
}
