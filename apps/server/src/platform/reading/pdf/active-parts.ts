import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  type PDFObject,
  PDFStream,
  PDFString,
} from 'pdf-lib';
import { nameOf, plainName } from './names.ts';

/** Actions that do more than turn pages: ISO 32000-2, table 201, and those of Acrobat. */
const activeActions: ReadonlySet<string> = new Set([
  'JavaScript',
  'ECMAScript',
  'Launch',
  'SubmitForm',
  'ResetForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Thread',
  'Sound',
  'Movie',
  'Rendition',
  'GoTo3DView',
  'RichMediaExecute',
]);
const activeTypes: ReadonlySet<string> = new Set([
  'FileAttachment',
  'RichMedia',
  'Screen',
  'Movie',
  'Sound',
  '3D',
  'EmbeddedFile',
  'PS',
]);
const activeKeys: ReadonlySet<string> = new Set([
  'JS',
  'JavaScript',
  'XFA',
  'EF',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMediaContent',
  'RichMediaSettings',
]);
/** Addresses that a link may have; what is handed out carries no links, these do not make a file dangerous. */
const harmlessSchemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel']);

/** Control characters and spaces are left out, as browsers do: `java\nscript:` runs. */
function isActiveAddress(value: PDFObject): boolean {
  if (!(value instanceof PDFString) && !(value instanceof PDFHexString)) return false;
  const text = value.decodeText().replaceAll(/[\p{C}\s]/gu, '');
  const scheme = /^([A-Za-z][\w+.-]{0,40}):/.exec(text)?.[1]?.toLowerCase();
  return scheme !== undefined && !harmlessSchemes.has(scheme);
}

function isActiveEntry(key: string, value: PDFObject): boolean {
  if (activeKeys.has(key)) return true;
  if (key === 'S') return activeActions.has(nameOf(value));
  if (key === 'Type' || key === 'Subtype') return activeTypes.has(nameOf(value));
  return key === 'URI' && isActiveAddress(value);
}

/** A stream whose bytes lie in another file. */
const isElsewhere = (object: PDFObject, key: string) =>
  object instanceof PDFStream && (key === 'F' || key === 'FFilter');

/** Every object of the file, reachable or not, through dictionaries and arrays however deep, streams included. */
export function holdsActiveParts(pdf: PDFDocument): boolean {
  const open: PDFObject[] = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = open.pop(); object; object = open.pop()) {
    if (object instanceof PDFArray) open.push(...object.asArray());
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    for (const [name, value] of dict.entries()) {
      const key = plainName(name);
      if (isActiveEntry(key, value) || isElsewhere(object, key)) return true;
      open.push(value);
    }
  }
  return false;
}
