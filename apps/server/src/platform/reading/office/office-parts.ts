import type { Reason } from '../reading.ts';

export class PartRefused extends Error {
  override readonly name = 'PartRefused';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

const attribute = /\s([\w:]{1,40})\s?=\s?(?:"([^"]*)"|'([^']*)')/g;

const saidIn = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    [...tag.matchAll(attribute)].map(([, name = '', double, single]) => [name, double ?? single ?? '']),
  );

/** The text without the tags that are not kept. */
export function withoutTags(text: string, isKept: (tag: string) => boolean): string {
  const [before = '', ...pieces] = text.split('<');
  return (
    before +
    pieces
      .map((piece) => {
        const end = piece.indexOf('>') + 1;
        return isKept(piece.slice(0, end)) ? `<${piece}` : piece.slice(end);
      })
      .join('')
  );
}

/** Links that a person presses may lead out; nothing else is fetched from elsewhere when the document is opened. */
export function isRelationKept(tag: string): boolean {
  if (!/^(?:\w{1,20}:)?Relationship\s/.test(tag)) return true;
  const said = saidIn(tag);
  const [type = '', target = ''] = [said.get('Type'), said.get('Target')];
  if (/\/(?:aFChunk|subDocument|oleObject|control|externalLink|xlMacrosheet|vbaProject)$/.test(type))
    throw new PartRefused('active');
  if (said.get('TargetMode') !== 'External' || type.endsWith('/hyperlink')) return true;
  // What a document of Word's own templates says of the file that it was made from.
  const isOfTheirDisk = /^(?:file:|[a-z]:|[^/:]*$)/i.test(target) && !/^file:\/\/[^/]/i.test(target);
  if (type.endsWith('/attachedTemplate') && isOfTheirDisk) return false;
  throw new PartRefused('active');
}

/** What says who wrote the document and on which printer: it is left out. */
const leftOut = /^(?:\/|\.\.\/)*(?:docProps\/|(?:\w{1,20}\/)?printerSettings\/)/i;
export const isLeftOut = (name: string): boolean => leftOut.test(name);

/** Neither a relation nor a type of what was left out. */
export function isOfKeptPart(tag: string): boolean {
  if (!/^(?:\w{1,20}:)?(?:Relationship|Override)\s/.test(tag)) return true;
  const said = saidIn(tag);
  return !isLeftOut(said.get('Target') ?? said.get('PartName') ?? '');
}

/** A page of a sheet names its printer by an id. */
export const withoutPrinter = (sheet: string): string =>
  sheet.replaceAll(/<(?:\w{1,20}:)?pageSetup\s[^<>]{0,2000}>/g, (tag) =>
    tag.replaceAll(/\s\w{1,20}:id\s?=\s?(?:"[^"]*"|'[^']*')/g, ''),
  );
