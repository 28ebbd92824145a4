import type { QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';

type Line = QuoteDraftContent['lines'][number];

/** A line as it stands in the form; `key` lasts while lines come and go. */
export interface TypedLine {
  readonly key: string;
  readonly serviceId: string | null;
  readonly name: string;
  readonly unit: string;
  readonly quantity: string;
  readonly unitPrice: number | null;
  /** null: at the rate of this kind of work. */
  readonly gstPercent: number | null;
  readonly details: string;
  readonly isOptional: boolean;
}

export const newKey = () => crypto.randomUUID();

export const emptyLine = (more: Partial<TypedLine> = {}): TypedLine => ({
  key: newKey(),
  serviceId: null,
  name: '',
  unit: '',
  quantity: '1',
  unitPrice: null,
  gstPercent: null,
  details: '',
  isOptional: false,
  ...more,
});

export const typedLine = ({ alternative: _place, ...line }: Line): TypedLine =>
  emptyLine({
    ...line,
    quantity: String(line.quantity),
    gstPercent: line.gstPercent ?? null,
    details: line.details ?? '',
    isOptional: line.isOptional ?? false,
  });

/** What is no number yet is said by the schema, as NaN. */
export const count = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

export const lineOf = ({
  serviceId,
  name,
  unit,
  quantity,
  unitPrice,
  gstPercent,
  details,
  isOptional,
}: TypedLine): Line => ({
  serviceId,
  name: name.trim(),
  unit: unit.trim(),
  quantity: count(quantity),
  unitPrice: unitPrice ?? 0,
  ...(gstPercent !== null && { gstPercent }),
  ...(details.trim() && { details }),
  ...(isOptional && { isOptional }),
});
