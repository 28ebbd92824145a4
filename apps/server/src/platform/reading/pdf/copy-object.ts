import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRawStream, PDFRef } from 'pdf-lib';
import { withoutPictureMetadata } from './jpeg-metadata.ts';
import { nameOf, plainName } from './names.ts';

/** What a dictionary is decides which of its keys mean something and which are names that the author chose. */
type Role = 'plain' | 'resources' | 'named';

/** Never needed to draw: actions, files, addresses, ways to other objects of the document, and what says who made it. */
const dropped: ReadonlySet<string> = new Set(
  (
    'A AA AF Action AcroForm Annots Alternates Dest Dests EF EmbeddedFile EmbeddedFiles F FDecodeParms ' +
    'FFilter FS JS JavaScript LastModified Launch Measure Metadata MCID OC OPI OpenAction PA Parent Pg ' +
    'PieceInfo PtData Ref RichMediaContent RichMediaSettings StructParent StructParents URI XFA PS'
  ).split(' '),
);

/** The parts of a resource dictionary that drawing needs; each maps names of the author's to objects. */
const resourceKinds: ReadonlySet<string> = new Set([
  'ExtGState',
  'ColorSpace',
  'Pattern',
  'Shading',
  'XObject',
  'Font',
]);
const namedKeys: ReadonlySet<string> = new Set(['CharProcs', 'Colorants']);

function roleOf(key: string, parent: Role): Role {
  if (parent === 'resources') return 'named';
  if (parent === 'named') return 'plain';
  if (key === 'Resources') return 'resources';
  return namedKeys.has(key) ? 'named' : 'plain';
}

function isKept(key: string, role: Role): boolean {
  if (role === 'resources') return resourceKinds.has(key);
  return role === 'named' || !dropped.has(key);
}

/** Copies what pages are drawn with from one document into another, each object once. */
export class ObjectCopier {
  private readonly copies = new Map<string, PDFRef>();
  private readonly source: PDFContext;
  private readonly target: PDFContext;

  constructor(source: PDFContext, target: PDFContext) {
    this.source = source;
    this.target = target;
  }

  copy(object: PDFObject, role: Role = 'plain'): PDFObject {
    if (object instanceof PDFRef) return this.copyIndirect(object, role);
    if (object instanceof PDFArray) return this.copyArray(object);
    if (object instanceof PDFDict) return this.copyDict(object, role);
    if (object instanceof PDFRawStream) return this.copyStream(object);
    return object.clone(this.target);
  }

  /** The copy's number is taken before its content is copied: objects may need each other. */
  private copyIndirect(ref: PDFRef, role: Role): PDFObject {
    const known = this.copies.get(`${ref.tag} ${role}`);
    if (known) return known;
    const fresh = this.target.nextRef();
    this.copies.set(`${ref.tag} ${role}`, fresh);
    const object = this.source.lookup(ref);
    if (object) this.target.assign(fresh, this.copy(object, role));
    return fresh;
  }

  private copyArray(array: PDFArray): PDFArray {
    const copy = PDFArray.withContext(this.target);
    for (const item of array.asArray()) copy.push(this.copy(item));
    return copy;
  }

  private copyDict(dict: PDFDict, role: Role): PDFDict {
    const copy = PDFDict.withContext(this.target);
    for (const [name, value] of dict.entries()) {
      const key = plainName(name);
      if (isKept(key, role)) copy.set(PDFName.of(key), this.copy(value, roleOf(key, role)));
    }
    return copy;
  }

  private copyStream(stream: PDFRawStream): PDFRawStream {
    const dict = this.copyDict(stream.dict, 'plain');
    const filter = stream.dict.lookup(PDFName.of('Filter'));
    const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
    const isJpeg = nameOf(only) === 'DCTDecode' || nameOf(only) === 'DCT';
    return PDFRawStream.of(dict, isJpeg ? withoutPictureMetadata(stream.contents) : stream.contents);
  }
}
