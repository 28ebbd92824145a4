import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { type ImportTable, importErrors, mostImportRows } from '@nukkad/contract/kernel/import';
import type { SignedInCall } from '../http/route.ts';
import type { Platform } from '../platform.ts';
import { refuse } from '../refusal.ts';

/** With the heading and room for empty rows between the filled ones; other columns may lie beside the template's. */
const grid = { rows: mostImportRows + 1_000, columns: 30 };
const refusals = {
  unreadable: importErrors.sheet_unreadable,
  too_long: importErrors.sheet_too_long,
  too_wide: importErrors.sheet_too_wide,
};

const isFilled = ({ cells }: { readonly cells: readonly string[] }) => cells.some((cell) => cell !== '');

/** The uploaded file of a call as text. The first filled row is the heading. */
export async function readImport({ readers }: Platform, call: SignedInCall): Promise<ImportTable> {
  const [file] = call.files;
  if (!file) return refuse(kernelErrors.invalid_request, { fields: { sheet: 'Choose a file.' } });
  const read = await readers.read('table', file, { by: call.viewer.userId, options: grid, refusals });
  const [heading, ...rows] = read
    .map((cells, index) => ({ row: index + 1, cells: [...cells] }))
    .filter(isFilled);
  if (!heading || rows.length === 0) return refuse(importErrors.sheet_empty);
  if (rows.length > mostImportRows) return refuse(importErrors.sheet_too_long);
  return { heading: heading.cells, rows };
}
