/** Reads back a spreadsheet of Excel 97-2003 with texts as LABEL and numbers as NUMBER records, by [MS-CFB] and [MS-XLS]. */

const endOfChain = 0xff_ff_ff_fe;
const sector = (file: Buffer, at: number) => file.subarray(512 * (at + 1), 512 * (at + 2));

/** The sectors of a chain, in their order; a chain that does not end is a fault of the file. */
function chainOf(file: Buffer, table: Buffer, first: number): Buffer {
  const parts = [];
  for (let at = first; at !== endOfChain; at = table.readUInt32LE(4 * at)) {
    if (parts.length * 512 > file.length) throw new Error('A chain of sectors does not end.');
    parts.push(sector(file, at));
  }
  return Buffer.concat(parts);
}

/** The stream of this name, as long as the directory says. */
function streamOf(file: Buffer, name: string): Buffer {
  const tables = Array.from({ length: file.readUInt32LE(44) }, (_, nth) => file.readUInt32LE(76 + 4 * nth));
  const table = Buffer.concat(tables.map((at) => sector(file, at)));
  const directory = chainOf(file, table, file.readUInt32LE(48));
  for (let at = 0; at < directory.length; at += 128) {
    const entry = directory.subarray(at, at + 128);
    const named = entry.subarray(0, Math.max(0, entry.readUInt16LE(64) - 2)).toString('utf16le');
    if (named === name)
      return chainOf(file, table, entry.readUInt32LE(116)).subarray(0, entry.readUInt32LE(120));
  }
  throw new Error(`There is no stream ${name}.`);
}

interface XlsRecord {
  readonly kind: number;
  readonly data: Buffer;
}

function* recordsFrom(stream: Buffer, begins: number): Generator<XlsRecord> {
  for (let at = begins; at + 4 <= stream.length; ) {
    const [kind, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)];
    yield { kind, data: stream.subarray(at + 4, at + 4 + length) };
    if (kind === 0x000a) return;
    at += 4 + length;
  }
}

export interface ReadSheet {
  readonly name: string;
  readonly rows: readonly (readonly (string | number | undefined)[])[];
}

/** The one sheet of a workbook, found where the workbook says that it begins. */
export function readXls(file: Buffer): ReadSheet {
  const stream = streamOf(file, 'Workbook');
  const sheet = [...recordsFrom(stream, 0)].find(({ kind }) => kind === 0x0085);
  if (!sheet) throw new Error('The workbook names no sheet.');
  const rows: (string | number | undefined)[][] = [];
  for (const { kind, data } of recordsFrom(stream, sheet.data.readUInt32LE(0))) {
    if (kind !== 0x0203 && kind !== 0x0204) continue;
    const row = (rows[data.readUInt16LE(0)] ??= []);
    row[data.readUInt16LE(2)] = kind === 0x0203 ? data.readDoubleLE(6) : data.subarray(9).toString('utf16le');
  }
  return { name: sheet.data.subarray(8).toString('utf16le'), rows };
}
