import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { walkDocument } from '../docx/walk-document.ts';
import { type ReadFile, extensionOf } from '../reading.ts';
import {
  PartRefused,
  isLeftOut,
  isOfKeptPart,
  isRelationKept,
  withoutPrinter,
  withoutTags,
} from './office-parts.ts';

interface Kind {
  readonly mediaType: string;
  readonly main: string;
}

const openXml = 'application/vnd.openxmlformats-officedocument';
const kinds: Readonly<Record<string, Kind>> = {
  docx: { mediaType: `${openXml}.wordprocessingml.document`, main: 'word/document.xml' },
  xlsx: { mediaType: `${openXml}.spreadsheetml.sheet`, main: 'xl/workbook.xml' },
};

export interface OfficeFile {
  /** The same document anew, from the parts that were looked at. */
  readonly content: Buffer;
  readonly mediaType: string;
}

const unpackedLimit = 64 * 1_048_576;
const xmlLimit = 24 * 1_048_576;
const entryLimit = 1_000;

/** Texts, pictures and letters; a program, or a file within the file, is none of them. */
const known = /(?:\.(?:xml|rels|vml|png|jpe?g|gif|bmp|tiff?|emf|wmf|webp|odttf|fntdata)|\/)$/i;
const active =
  /vbaProject|vbaData|activeX|oleObject|macrosheets|dialogsheets|externalLinks|queryTables|(?:^|\/)(?:embeddings|customUI)\/|(?:^|\/)connections\.xml$/i;
const isText = (name: string) => /\.(?:xml|rels|vml)$/i.test(name);

/** Each entry is unpacked into a buffer of the size that it claims: a small file cannot become a large one. */
function unpack(content: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  let entries = 0;
  return unzipSync(content, {
    filter: ({ name, originalSize }) => {
      total += originalSize;
      entries += 1;
      if (total > unpackedLimit || entries > entryLimit) throw new PartRefused('too_long');
      if (isText(name) && originalSize > xmlLimit) throw new PartRefused('too_long');
      if (isLeftOut(name) || name.endsWith('/')) return false;
      if (active.test(name) || !known.test(name)) throw new PartRefused('active');
      return true;
    },
  });
}

/** Fields that fetch from elsewhere or start another program. */
const activeField = /\b(?:DDE|DDEAUTO|INCLUDETEXT|LINK|IMPORT|DATABASE)\b/i;
const formulas = /<(?:\w{1,20}:)?f[\s>]/g;
const activeFunction = /\b(?:WEBSERVICE|RTD|CALL|REGISTER\.ID)\s{0,20}\(/i;

/** A cell that fetches from elsewhere or starts another program. */
function hasActiveFormula(sheet: string): boolean {
  for (const { index } of sheet.matchAll(formulas)) {
    const end = sheet.indexOf('<', index + 1);
    const said = sheet.slice(index, end < 0 ? sheet.length : end);
    if (activeFunction.test(said.slice(said.indexOf('>') + 1))) return true;
  }
  return false;
}

const isSheet = /^xl\/worksheets\/[^/]+\.xml$/i;
const isDocument = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/i;

function cleaned(name: string, text: string): string {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new PartRefused('unreadable');
  if (name.endsWith('.rels')) return withoutTags(text, (tag) => isOfKeptPart(tag) && isRelationKept(tag));
  if (name === '[Content_Types].xml') {
    if (/macroEnabled|vbaProject/i.test(text)) throw new PartRefused('active');
    return withoutTags(text, isOfKeptPart);
  }
  if (isDocument.test(name) && activeField.test(walkDocument(text).instructions))
    throw new PartRefused('active');
  if (isSheet.test(name)) {
    if (hasActiveFormula(text)) throw new PartRefused('active');
    return withoutPrinter(text);
  }
  return name.endsWith('settings.xml')
    ? withoutTags(text, (tag) => !tag.startsWith('w:attachedTemplate'))
    : text;
}

/** In place: what was unpacked of a part is not needed beside what is kept of it. */
function packedAnew(content: Uint8Array, { main }: Kind): Buffer {
  const parts = unpack(content);
  if (!parts[main] || !parts['[Content_Types].xml']) throw new PartRefused('unreadable');
  for (const [name, bytes] of Object.entries(parts))
    if (isText(name)) parts[name] = strToU8(cleaned(name, strFromU8(bytes)));
  return Buffer.from(zipSync(parts, { level: 6 }));
}

const startsWith = (content: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, at) => content[at] === byte);
/** A document with a password is a file of the older kind around the packed one. */
const older = [0xd0, 0xcf, 0x11, 0xe0];
const packed = [0x50, 0x4b, 0x03, 0x04];
const lockedInside = Buffer.from('EncryptedPackage', 'utf16le');

/** A document of Word or a sheet of Excel, packed anew: nothing in it runs, holds another file or fetches one, and it names no author. */
export const readOffice: ReadFile<null, OfficeFile> = async ({ fileName, content }) => {
  const kind = kinds[extensionOf(fileName)];
  if (!kind) return { refused: 'unreadable' };
  if (startsWith(content, older))
    return { refused: Buffer.from(content).includes(lockedInside) ? 'locked' : 'unreadable' };
  if (!startsWith(content, packed)) return { refused: 'unreadable' };
  try {
    return { read: { content: packedAnew(content, kind), mediaType: kind.mediaType } };
  } catch (error) {
    return { refused: error instanceof PartRefused ? error.reason : 'unreadable' };
  }
};
