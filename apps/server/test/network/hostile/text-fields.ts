import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';

interface Def {
  readonly type: string;
  readonly format?: string;
  readonly shape?: Readonly<Record<string, Node>>;
  readonly innerType?: Node;
  readonly in?: Node;
  readonly element?: Node;
  readonly options?: readonly Node[];
}
interface Node {
  readonly _zod: { readonly def: Def };
}

/** Strings that are no words: ids, instants, days. */
const formats = new Set(['uuid', 'datetime', 'date']);

function below({ _zod: { def } }: Node, path: string): readonly string[] {
  const under = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (def.type === 'string') return def.format !== undefined && formats.has(def.format) ? [] : [path];
  if (def.shape) return Object.entries(def.shape).flatMap(([name, node]) => below(node, under(name)));
  if (def.element) return below(def.element, under('0'));
  if (def.options) return def.options.flatMap((node) => below(node, path));
  const inner = def.innerType ?? def.in;
  return inner ? below(inner, path) : [];
}

const isNode = (schema: unknown): schema is Node =>
  typeof schema === 'object' && schema !== null && '_zod' in schema;

/** Where a call takes words, as `pictures.0.alternative`. */
export const textFields = ({ spec: { body } }: AnyEndpoint): readonly string[] =>
  isNode(body) ? [...new Set(below(body, ''))] : [];

/** The same value with other words at a path; parts that are not there are not made. */
export function withWords(value: unknown, path: readonly string[], words: string): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return words;
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (String(at) === name ? withWords(one, rest, words) : one));
  const record: Readonly<Record<string, unknown>> = { ...Object(value) };
  return { ...record, [name]: withWords(record[name], rest, words) };
}

export function wordsAt(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const record: Readonly<Record<string, unknown>> = { ...Object(value) };
  return wordsAt(record[name], rest);
}
