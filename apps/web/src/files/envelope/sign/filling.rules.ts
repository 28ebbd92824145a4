import type { EnvelopeField } from '@nukkad/contract/files/envelope/envelope.model';
import { base64Of, type Drawn, drawnKinds, type Picture } from '../../../nouns/envelope/drawn-picture.ts';

/** What one person has put into their fields, before they sign. */
export interface Filling {
  readonly texts: Readonly<Record<string, string>>;
  readonly ticks: Readonly<Record<string, boolean>>;
  readonly pictures: Readonly<Partial<Record<Drawn, Picture>>>;
}

export const nothingFilled: Filling = { texts: {}, ticks: {}, pictures: {} };

/** What counts of a field here. */
type Field = Pick<EnvelopeField, 'kind' | 'page' | 'left' | 'top' | 'needed'> & { readonly fieldId: string };

const isDrawn = (kind: EnvelopeField['kind']): kind is Drawn => drawnKinds.some((drawn) => drawn === kind);

/** The picture of a field; null: it has none, or is not drawn. */
export const pictureIn = ({ kind }: Pick<Field, 'kind'>, { pictures }: Filling): Picture | null =>
  (isDrawn(kind) && pictures[kind]) || null;

/** The own fields, in the order in which the page is read: what others filled is fixed. */
export function ownFields<Own extends Field>(document: {
  readonly fields: readonly Own[];
  readonly filled: readonly { readonly fieldId: string }[];
}): readonly Own[] {
  const fixed = new Set<string>(document.filled.map(({ fieldId }) => fieldId));
  return document.fields
    .filter(({ fieldId }) => !fixed.has(fieldId))
    .toSorted((one, other) => one.page - other.page || one.top - other.top || one.left - other.left);
}

export function isFilled(field: Field, filling: Filling): boolean {
  if (field.kind === 'text') return (filling.texts[field.fieldId] ?? '').trim() !== '';
  if (field.kind === 'tick') return filling.ticks[field.fieldId] === true;
  // The server fills in the day of signing.
  return field.kind === 'date' || pictureIn(field, filling) !== null;
}

export const missingOf = <Own extends Field>(own: readonly Own[], filling: Filling): readonly Own[] =>
  own.filter((field) => field.needed && !isFilled(field, filling));

/** The next field that has to be filled, after this one and then from the start; null: nothing is missing. */
export function nextMissing<Own extends Field>(
  own: readonly Own[],
  filling: Filling,
  fieldId: string | null,
): Own | null {
  const place = own.findIndex((field) => field.fieldId === fieldId);
  const round = [...own.slice(place + 1), ...own.slice(0, place + 1)];
  return missingOf(round, filling)[0] ?? null;
}

interface Sent<Id> {
  readonly fieldId: Id;
  readonly text?: string;
  readonly isTicked?: boolean;
}

/** What is sent of it: fields that are filled, and each picture once. */
export function sentOf<Own extends Field>(own: readonly Own[], { texts, ticks, pictures }: Filling) {
  const fields = own.flatMap(({ fieldId, kind }: Own): Sent<Own['fieldId']>[] => {
    const text = (texts[fieldId] ?? '').trim();
    if (kind === 'text') return text ? [{ fieldId, text }] : [];
    return kind === 'tick' ? [{ fieldId, isTicked: ticks[fieldId] === true }] : [];
  });
  const drawn: Partial<Record<Drawn, ReturnType<typeof base64Of>>> = {};
  for (const kind of drawnKinds) {
    const picture = pictures[kind];
    if (picture && own.some((field) => field.kind === kind)) drawn[kind] = base64Of(picture);
  }
  return {
    fields,
    ...drawn,
  };
}
