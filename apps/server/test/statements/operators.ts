import {
  type AsExpression,
  type NonNullExpression,
  type Node,
  type ParenthesizedExpression,
  type SatisfiesExpression,
  SyntaxKind,
  isAsExpression,
  isNonNullExpression,
  isParenthesizedExpression,
  isSatisfiesExpression,
} from 'typescript/unstable/ast';
import { TypeFlags } from 'typescript/unstable/sync';
import type { Sources } from './sources.ts';
import { type Value, constant, open, unknownRest } from './value.ts';

/** A node's place, which is the same for every copy of it. */
export const keyOf = (node: Node): string => `${node.getSourceFile().fileName}:${node.pos}:${node.end}`;

/** `isPlace` and `context.isPlace` are one condition. */
export const nameOf = (condition: Node) => condition.getText().replaceAll(/\b\w+\??\.(?=\w)/g, '');

export const fieldOf = (value: Value, key: string): Value =>
  value.is === 'object'
    ? (value.fields.get(key) ?? value.fields.get(unknownRest) ?? constant(undefined))
    : open;

export const isConstant = (declaration: Node) => declaration.parent.getText().startsWith('const');

/** Whether TypeScript knows an expression as SQL. A value that may be a subquery (`Sought`) is compared as a value. */
export function isFragment(sources: Sources, expression: Node): boolean {
  const type = sources.typeOf(expression);
  const types = type?.isUnionType() ? type.getTypes() : [type];
  const plain = TypeFlags.StringLike | TypeFlags.BooleanLike;
  const isPlain = types.some((one) => one !== undefined && (one.flags & plain) !== 0);
  const isList = types.some((one) => /^(?:Readonly)?Array$/.test(one?.getSymbol()?.name ?? ''));
  return (
    !isPlain &&
    !isList &&
    types.some((one) => /^(?:RawBuilder|Expression)$/.test(one?.getSymbol()?.name ?? ''))
  );
}

type Wrapped = AsExpression | NonNullExpression | ParenthesizedExpression | SatisfiesExpression;

/** Whether it says no more than the expression in it. */
export const isWrapped = (node: Node): node is Wrapped =>
  isParenthesizedExpression(node) ||
  isAsExpression(node) ||
  isNonNullExpression(node) ||
  isSatisfiesExpression(node);

export function compared(operator: SyntaxKind, left: Value, right: Value): Value {
  if (left.is === 'open' || right.is === 'open') return open;
  const [a, b] = [left, right].map((side) => (side.is === 'constant' ? side.value : side));
  switch (operator) {
    case SyntaxKind.EqualsEqualsEqualsToken:
      return constant(a === b);
    case SyntaxKind.ExclamationEqualsEqualsToken:
      return constant(a !== b);
    case SyntaxKind.GreaterThanToken:
      return typeof a === 'number' && typeof b === 'number' ? constant(a > b) : open;
    case SyntaxKind.AsteriskToken:
      return typeof a === 'number' && typeof b === 'number' ? constant(a * b) : open;
    default:
      return open;
  }
}
