import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import { refuse } from '../../../platform/refusal.ts';
import type { FieldRow, FilledField } from '../field.store.ts';
import type { KeptPictures } from './draw-signature.ts';

interface Given {
  readonly fieldId: string;
  readonly text?: string | undefined;
  readonly isTicked?: boolean | undefined;
}

const mark = 'x';

/** What stands in a field afterwards; null: nothing. The day is the server's. */
function valueOf({ kind }: FieldRow, given: Given | undefined, kept: KeptPictures, now: Date): string | null {
  if (kind === 'date') return istDay(now);
  if (kind === 'text') return given?.text ?? null;
  if (kind === 'tick') return given?.isTicked === true ? mark : null;
  return kept[`${kind}Key`] === null ? null : mark;
}

/** Every own field that has to be filled is, and none of another person. */
export function filledBy(
  own: readonly FieldRow[],
  given: readonly Given[],
  kept: KeptPictures,
  now: Date,
): readonly FilledField[] {
  const byId = new Map(given.map((one) => [one.fieldId, one]));
  const known = new Set(own.map(({ fieldId }) => fieldId));
  if (given.some(({ fieldId }) => !known.has(fieldId))) refuse(envelopeErrors.sign_field_wrong);
  return own.flatMap((field) => {
    const value = valueOf(field, byId.get(field.fieldId), kept, now);
    if (value === null && field.needed) return refuse(envelopeErrors.sign_fields_missing);
    return value === null ? [] : [{ fieldId: field.fieldId, value }];
  });
}
