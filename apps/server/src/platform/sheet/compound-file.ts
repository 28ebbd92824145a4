/** A compound file with one stream, as [MS-CFB] has it: version 3, sectors of 512 bytes. */

const sectorBytes = 512;
const entriesOfSector = sectorBytes / 4;
/** A shorter stream would lie in the mini stream. */
const shortestStream = 4096;
const mostTables = 109;
const mark = { endOfChain: 0xff_ff_ff_fe, table: 0xff_ff_ff_fd, free: 0xff_ff_ff_ff } as const;

const wholeSectors = (bytes: number) => Math.ceil(Math.max(bytes, shortestStream) / sectorBytes);

/** Sectors of the table that says which sector follows which: those of the stream, one of the directory, its own. */
function tablesFor(stream: number): number {
  let tables = 1;
  while (tables * entriesOfSector < stream + 1 + tables) tables += 1;
  if (tables > mostTables) throw new Error('The stream is too long for a compound file of one table.');
  return tables;
}

function headerOf(stream: number, tables: number): Buffer {
  const header = Buffer.alloc(sectorBytes, 0xff);
  header.fill(0, 0, 76);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xff_fe],
    [30, 9],
    [32, 6],
  ] as const)
    header.writeUInt16LE(value, at);
  for (const [at, value] of [
    [44, tables],
    [48, stream],
    [56, shortestStream],
    [60, mark.endOfChain],
    [68, mark.endOfChain],
  ] as const)
    header.writeUInt32LE(value, at);
  for (let nth = 0; nth < tables; nth += 1) header.writeUInt32LE(stream + 1 + nth, 76 + 4 * nth);
  return header;
}

interface Entry {
  readonly name: string;
  /** 5: the root; 2: a stream; 0: not used. */
  readonly kind: 0 | 2 | 5;
  readonly child: number;
  readonly start: number;
  readonly bytes: number;
}

function entryOf({ name, kind, child, start, bytes }: Entry): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(name === '' ? 0 : 2 * (name.length + 1), 64);
  entry.set([kind, 1], 66);
  for (const [at, value] of [
    [68, mark.free],
    [72, mark.free],
    [76, child],
    [116, start],
    [120, bytes],
  ] as const)
    entry.writeUInt32LE(value, at);
  return entry;
}

function tableOf(stream: number, tables: number): Buffer {
  const table = Buffer.alloc(tables * sectorBytes, 0xff);
  for (let at = 0; at < stream; at += 1)
    table.writeUInt32LE(at === stream - 1 ? mark.endOfChain : at + 1, 4 * at);
  table.writeUInt32LE(mark.endOfChain, 4 * stream);
  for (let nth = 1; nth <= tables; nth += 1) table.writeUInt32LE(mark.table, 4 * (stream + nth));
  return table;
}

/** Header, the stream filled up with zeros to whole sectors, the directory, the table. */
export function compoundFile(name: string, content: Buffer): Buffer {
  const stream = wholeSectors(content.length);
  const tables = tablesFor(stream);
  const bytes = Math.max(content.length, shortestStream);
  const none = { name: '', kind: 0, child: mark.free, start: 0, bytes: 0 } as const;
  const directory = [
    { name: 'Root Entry', kind: 5, child: 1, start: mark.endOfChain, bytes: 0 } as const,
    { name, kind: 2, child: mark.free, start: 0, bytes } as const,
    none,
    none,
  ];
  const filling = Buffer.alloc(stream * sectorBytes - content.length);
  return Buffer.concat([
    headerOf(stream, tables),
    content,
    filling,
    ...directory.map(entryOf),
    tableOf(stream, tables),
  ]);
}
