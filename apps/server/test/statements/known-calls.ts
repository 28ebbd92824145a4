import type { Node } from 'typescript/unstable/ast';
import type { Evaluation } from './evaluate.ts';
import { NotFixed, type Value, constant, list, open, sqlOf } from './value.ts';

interface Argument {
  readonly node: Node;
  readonly value: Value;
}

const quoted = (name: string) =>
  name
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');

function textOf(argument: Argument | undefined): string {
  if (argument?.value.is !== 'constant') throw new NotFixed(`what "${argument?.node.getText()}" is`);
  return String(argument.value.value);
}

/** `sql.ref`, `sql.join` and the others that the stores use. */
export function calledSql(evaluation: Evaluation, method: string, args: readonly Argument[]): Value {
  const [first, second] = args;
  if (!first) return open;
  if (method === 'ref' || method === 'table' || method === 'id') return sqlOf(quoted(textOf(first)));
  if (method === 'raw') return sqlOf(textOf(first));
  if (method === 'lit' || method === 'literal') return sqlOf(literal(textOf(first)));
  if (method !== 'join' || first.value.is !== 'list')
    throw new NotFixed(`what "${first.node.getText()}" holds`);
  const between = second?.value.is === 'sql' ? second.value.parts : [', '];
  return sqlOf(
    ...first.value.items.flatMap((item, place) => [
      ...(place > 0 ? between : []),
      ...evaluation.partsOf(first.node, item.is === 'open' ? constant(0) : item),
    ]),
  );
}

const literal = (text: string) => (/^-?\d+$/.test(text) ? text : `'${text.replaceAll("'", "''")}'`);

const isKept = (value: Value) =>
  !(value.is === 'constant' && (value.value === null || value.value === undefined));

/** Methods of lists whose content is known. Filters of the stores take out what is null. */
export function calledMethod(
  evaluation: Evaluation,
  ownerText: string,
  owner: Value,
  method: string,
  args: readonly Argument[],
): Value {
  const [first] = args;
  if (ownerText === 'Object' && method === 'entries' && first?.value.is === 'object')
    return list([...first.value.fields].map(([key, value]) => list([constant(key), value])));
  if (ownerText === 'Object' && method === 'keys' && first?.value.is === 'object')
    return list([...first.value.fields.keys()].map(constant));
  if (method === 'map' && first) return mapped(evaluation, owner, first.value);
  if (method === 'filter' && owner.is === 'list') return list(owner.items.filter(isKept));
  if (method === 'join' && owner.is === 'list') return joined(owner.items, textOf(first));
  if (owner.is === 'object') {
    const found = owner.fields.get(method);
    if (found)
      return evaluation.apply(
        found,
        args.map(({ value }) => value),
      );
  }
  return open;
}

/** A list whose length only the run knows is tried with one element. */
function mapped(evaluation: Evaluation, owner: Value, by: Value): Value {
  const items = owner.is === 'list' ? owner.items : [open];
  const results = items.map((item, place) => evaluation.apply(by, [item, constant(place)]));
  return owner.is === 'list' || results.some(({ is }) => is === 'sql') ? list(results) : open;
}

function joined(items: readonly Value[], by: string): Value {
  const texts = items.map((item) => (item.is === 'constant' ? String(item.value) : null));
  return texts.includes(null) ? open : constant(texts.join(by));
}
