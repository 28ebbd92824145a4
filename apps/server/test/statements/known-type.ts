import { type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';

/** What TypeScript says of a value, as far as a column can be compared with it. */
export interface KnownType {
  /** `string`, `number`, `boolean`, `Date`, `bytes`, `array`, `object` or `unknown`. */
  readonly kinds: ReadonlySet<string>;
  readonly mayBeNull: boolean;
  /** Of the elements of an array. */
  readonly element: KnownType | null;
  /** Of a property that may be missing. */
  readonly isOptional?: boolean;
}

const unknown: KnownType = { kinds: new Set(['unknown']), mayBeNull: true, element: null };
const of = (kind: string, element: KnownType | null = null): KnownType => ({
  kinds: new Set([kind]),
  mayBeNull: false,
  element,
});

const primitives: readonly [TypeFlags, string][] = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.BigIntLike, 'bigint'],
];
const objects: Readonly<Record<string, string>> = { Date: 'Date', Buffer: 'bytes', Uint8Array: 'bytes' };

function merged(types: readonly KnownType[]): KnownType {
  return {
    kinds: new Set(types.flatMap(({ kinds }) => [...kinds])),
    mayBeNull: types.some(({ mayBeNull }) => mayBeNull),
    element: types.find(({ element }) => element !== null)?.element ?? null,
  };
}

/** A branded string is a string. */
function ofIntersection(checker: Checker, parts: readonly Type[]): KnownType {
  const known = parts.map((part) => knownType(checker, part));
  return known.find(({ kinds }) => !kinds.has('object') && !kinds.has('unknown')) ?? of('object');
}

function ofObject(checker: Checker, type: Type): KnownType {
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const [element] = type.isTypeReference() ? checker.getTypeArguments(type) : [];
    return of('array', element ? knownType(checker, element) : null);
  }
  const name = type.getSymbol()?.name ?? '';
  // A subquery in place of a value: what it finds.
  const [found] = name === 'RawBuilder' && type.isTypeReference() ? checker.getTypeArguments(type) : [];
  return found ? knownType(checker, found) : of(objects[name] ?? 'object');
}

export function knownType(checker: Checker, type: Type | undefined): KnownType {
  if (!type || type.isErrorType() || (type.flags & TypeFlags.AnyOrUnknown) !== 0) return unknown;
  if ((type.flags & (TypeFlags.Nullable | TypeFlags.Void)) !== 0)
    return { kinds: new Set(), mayBeNull: true, element: null };
  if (type.isUnionType()) return merged(type.getTypes().map((one) => knownType(checker, one)));
  const primitive = primitives.find(([flag]) => (type.flags & flag) !== 0);
  if (primitive) return of(primitive[1]);
  if (type.isIntersectionType()) return ofIntersection(checker, type.getTypes());
  if ((type.flags & (TypeFlags.Object | TypeFlags.NonPrimitive)) !== 0) return ofObject(checker, type);
  const constraint = checker.getBaseConstraintOfType(type);
  return constraint && constraint.id !== type.id ? knownType(checker, constraint) : unknown;
}

/** Properties of a row type by name; null where the statement says nothing of its rows. */
export function rowOf(checker: Checker, type: Type | undefined): ReadonlyMap<string, KnownType> | null {
  if (!type || (type.flags & TypeFlags.AnyOrUnknown) !== 0) return null;
  const properties = checker.getPropertiesOfType(type);
  return new Map(
    properties.map((property) => [
      property.name,
      {
        ...knownType(checker, checker.getTypeOfSymbol(property)),
        isOptional: (property.flags & SymbolFlags.Optional) !== 0,
      },
    ]),
  );
}
