import type { EnvelopeField } from '@nukkad/contract/files/envelope/envelope.model';
import type { signedHow } from '@nukkad/contract/files/envelope/sign.model';

/** What is put onto the page as a picture; one serves all fields of its kind. */
export const drawnKinds = ['signature', 'initials', 'stamp'] as const;
export type Drawn = (typeof drawnKinds)[number];

export interface Picture {
  readonly how: (typeof signedHow)[number];
  /** As the text of an address (`data:`). */
  readonly png: string;
}

/** What one person has put into their fields, before they sign. */
export interface Filling {
  readonly texts: Readonly<Record<string, string>>;
  readonly ticks: Readonly<Record<string, boolean>>;
  readonly pictures: Readonly<Partial<Record<Drawn, Picture>>>;
}

export const nothingFilled: Filling = { texts: {}, ticks: {}, pictures: {} };

const isDrawn = (kind: EnvelopeField['kind']): kind is Drawn => drawnKinds.some((drawn) => drawn === kind);

/** The picture of a field; null: it has none, or is not drawn. */
export const pictureIn = ({ kind }: EnvelopeField, { pictures }: Filling): Picture | null =>
  (isDrawn(kind) && pictures[kind]) || null;

/** The own fields, in the order in which the page is read: what others filled is fixed. */
export function ownFields(document: {
  readonly fields: readonly EnvelopeField[];
  readonly filled: readonly { readonly fieldId: string }[];
}): readonly EnvelopeField[] {
  const fixed = new Set(document.filled.map(({ fieldId }) => fieldId));
  return document.fields
    .filter(({ fieldId }) => !fixed.has(fieldId))
    .toSorted((one, other) => one.page - other.page || one.top - other.top || one.left - other.left);
}

export function isFilled(field: EnvelopeField, filling: Filling): boolean {
  if (field.kind === 'text') return (filling.texts[field.fieldId] ?? '').trim() !== '';
  if (field.kind === 'tick') return filling.ticks[field.fieldId] === true;
  // The server fills in the day of signing.
  return field.kind === 'date' || pictureIn(field, filling) !== null;
}

export const missingOf = (own: readonly EnvelopeField[], filling: Filling): readonly EnvelopeField[] =>
  own.filter((field) => field.needed && !isFilled(field, filling));

/** The next field that has to be filled, after this one and then from the start; null: nothing is missing. */
export function nextMissing(
  own: readonly EnvelopeField[],
  filling: Filling,
  fieldId: string | null,
): EnvelopeField | null {
  const place = own.findIndex((field) => field.fieldId === fieldId);
  const round = [...own.slice(place + 1), ...own.slice(0, place + 1)];
  return missingOf(round, filling)[0] ?? null;
}

const base64Of = ({ how, png }: Picture) => ({ how, png: png.slice(png.indexOf(',') + 1) });

/** What is sent of it: fields that are filled, and each picture once. */
export function sentOf(own: readonly EnvelopeField[], { texts, ticks, pictures }: Filling) {
  const fields = own.flatMap(({ fieldId, kind }) => {
    const text = (texts[fieldId] ?? '').trim();
    if (kind === 'text') return text ? [{ fieldId, text }] : [];
    return kind === 'tick' ? [{ fieldId, isTicked: ticks[fieldId] === true }] : [];
  });
  const drawn = drawnKinds.flatMap((kind) => {
    const picture = pictures[kind];
    return picture && own.some((field) => field.kind === kind) ? [[kind, base64Of(picture)] as const] : [];
  });
  return {
    fields,
    ...(Object.fromEntries(drawn) as Partial<Record<Drawn, ReturnType<typeof base64Of>>>),
  };
}
