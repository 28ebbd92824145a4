import type { Node } from 'typescript/unstable/ast';

/** A `$n` of a statement: the expression whose value is sent. */
export interface Sent {
  readonly sent: Node;
}

/** What an expression of a store is known to be before it runs. */
export type Value =
  | { readonly is: 'sql'; readonly parts: readonly (string | Sent)[] }
  | { readonly is: 'constant'; readonly value: string | number | boolean | null | undefined }
  | { readonly is: 'list'; readonly items: readonly Value[] }
  | { readonly is: 'object'; readonly fields: ReadonlyMap<string, Value> }
  | { readonly is: 'function'; readonly node: Node; readonly scope: Scope }
  /** Known only when it runs, as a parameter of a store's function is. */
  | { readonly is: 'open' };

/** What parameters stand for, by the place of their declaration. */
export type Scope = ReadonlyMap<string, Value>;

export const open: Value = { is: 'open' };
export const constant = (value: string | number | boolean | null | undefined): Value => ({
  is: 'constant',
  value,
});
export const list = (items: readonly Value[]): Value => ({ is: 'list', items });
export const sqlOf = (...parts: readonly (string | Sent)[]): Value => ({ is: 'sql', parts });

/** True or false where it is certain, null where only the run decides. */
export function truthOf(value: Value): boolean | null {
  if (value.is === 'open') return null;
  return value.is === 'constant' ? Boolean(value.value) : true;
}

/** A statement whose text cannot be known from the source alone. */
export class NotFixed extends Error {}

/** A field that no source can write: stands for what an unknown spread may hold. */
export const unknownRest = '...';

/** `{ ...spread }`: what is not known may stand for each field before it; those after it are known. */
export function spreadInto(fields: Map<string, Value>, spread: Value): void {
  if (spread.is !== 'object') {
    fields.clear();
    fields.set(unknownRest, open);
  } else for (const [name, value] of spread.fields) fields.set(name, value);
}
