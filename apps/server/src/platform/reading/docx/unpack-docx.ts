import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { PartRefused, isRelationKept, withoutTags } from '../office/office-parts.ts';
import type { Reason } from '../reading.ts';

const unpackedLimit = 40 * 1_048_576;
const xmlLimit = 8 * 1_048_576;
const entryLimit = 400;

/** Programs, and files within the file. */
const activeNames =
  /vbaProject|vbaData|activeX|oleObject|(?:^|\/)embeddings\/|\.(?:bin|exe|dll|js|vbs|hta|lnk)$/i;
const isXml = (name: string) => /\.(?:xml|rels)$/i.test(name);

export interface Unpacked {
  /** Texts of the XML parts by name. */
  readonly texts: ReadonlyMap<string, string>;
  /** The same document anew, from the parts that were looked at. */
  readonly content: Buffer;
}

/** Each entry is unpacked into a buffer of the size that it claims: a small file cannot become a large one. */
function unpack(content: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  let entries = 0;
  return unzipSync(content, {
    filter: ({ name, originalSize }) => {
      total += originalSize;
      entries += 1;
      if (total > unpackedLimit || entries > entryLimit) throw new PartRefused('unreadable');
      if (isXml(name) && originalSize > xmlLimit) throw new PartRefused('unreadable');
      if (activeNames.test(name)) throw new PartRefused('active');
      return !name.endsWith('/');
    },
  });
}

function cleaned(name: string, text: string): string {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new PartRefused('unreadable');
  if (name === '[Content_Types].xml' && /macroEnabled|vbaProject/i.test(text))
    throw new PartRefused('active');
  if (name.endsWith('.rels')) return withoutTags(text, isRelationKept);
  return name.endsWith('settings.xml')
    ? withoutTags(text, (tag) => !tag.startsWith('w:attachedTemplate'))
    : text;
}

const startsWith = (content: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, at) => content[at] === byte);
/** A file of Word with a password is a file of the older kind around the packed one. */
const older = [0xd0, 0xcf, 0x11, 0xe0];
const packed = [0x50, 0x4b, 0x03, 0x04];
const lockedInside = Buffer.from('EncryptedPackage', 'utf16le');

function textsOf(content: Uint8Array): Unpacked {
  const entries = unpack(content);
  const texts = new Map<string, string>();
  const kept: Record<string, Uint8Array> = {};
  for (const [name, bytes] of Object.entries(entries)) {
    if (isXml(name)) texts.set(name, cleaned(name, strFromU8(bytes)));
    kept[name] = isXml(name) ? strToU8(texts.get(name) ?? '') : bytes;
  }
  if (!texts.has('word/document.xml') || !texts.has('[Content_Types].xml'))
    throw new PartRefused('unreadable');
  return { texts, content: Buffer.from(zipSync(kept, { level: 6 })) };
}

/** Takes a DOCX apart within bounds; refuses one with a program, a file within it, or a part fetched from elsewhere. */
export function unpackDocx(content: Uint8Array): Unpacked | { readonly refused: Reason } {
  if (startsWith(content, older))
    return { refused: Buffer.from(content).includes(lockedInside) ? 'locked' : 'unreadable' };
  if (!startsWith(content, packed)) return { refused: 'unreadable' };
  try {
    return textsOf(content);
  } catch (error) {
    return { refused: error instanceof PartRefused ? error.reason : 'unreadable' };
  }
}
