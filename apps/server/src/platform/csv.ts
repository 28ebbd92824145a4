const nul = '\u0000';
/** What a spreadsheet would take for the beginning of a formula or a command, also in full width. */
const dangerous: ReadonlySet<string> = new Set('=+-@\t\r＝＋－＠');

/** Also behind spaces, and behind a NUL, TAB or CR, which are dangerous by themselves. */
function isDangerous(text: string): boolean {
  const [first = ''] = text;
  const [visible = ''] = text.replaceAll(nul, '').trimStart();
  return first === nul || dangerous.has(first) || dangerous.has(visible);
}

/** A cell that a spreadsheet shows as the text that it is. */
export function neutralCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const clean = value.replaceAll(nul, '');
  return isDangerous(value) ? `'${clean}` : clean;
}

function quoted(cell: string): string {
  return /[",;\r\n\t']/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** RFC 4180, with the mark by which Excel knows UTF-8. */
export function csvFile(rows: readonly (readonly (string | number)[])[]): Buffer {
  const lines = rows.map((row) => row.map((cell) => quoted(neutralCell(cell))).join(','));
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`, 'utf8');
}
