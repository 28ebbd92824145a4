/**
 * A statement that is written as a template has one text for each way in which its parts are put together; it is written
 * down once. Kysely would put it together anew each time, and every table that is looked up by it would read it whole.
 */
import {
  type CompiledQuery,
  type OperationNode,
  PostgresQueryCompiler,
  type QueryId,
  RawNode,
  type RootOperationNode,
  ValueNode,
} from 'kysely';

/** The templates that a statement is made of, in their order; `next` by the template and by the values before it. */
interface Path {
  text: string | null;
  readonly next: Map<unknown, Path[]>;
}

/** A few times what the server has; what comes later is put together each time. */
const mostPaths = 10_000;
let paths = 0;

const newPath = (): Path => {
  paths += 1;
  return { text: null, next: new Map() };
};
const root = newPath();

/** A template is the same object each time it is reached, a text by itself the same text. */
function keyOf({ sqlFragments }: RawNode): unknown {
  if ('raw' in sqlFragments) return sqlFragments;
  return sqlFragments.length === 1 ? sqlFragments[0] : null;
}

/** Null: there are too many already. */
function nextPath({ next }: Path, key: unknown, valuesBefore: number): Path | null {
  const known = next.get(key)?.[valuesBefore];
  if (known || paths >= mostPaths) return known ?? null;
  const path = newPath();
  const all = next.get(key) ?? [];
  all[valuesBefore] = path;
  next.set(key, all);
  return path;
}

/** Follows the node, and collects its values; null: it holds what is no template. */
function follow(node: RawNode, from: Path, values: unknown[]): Path | null {
  const key = keyOf(node);
  if (key === null) return null;
  let path = nextPath(from, key, values.length);
  for (const parameter of node.parameters) {
    path = path && followParameter(parameter, path, values);
    if (!path) return null;
  }
  return path;
}

function followParameter(parameter: OperationNode, path: Path, values: unknown[]): Path | null {
  if (RawNode.is(parameter)) return follow(parameter, path, values);
  if (!ValueNode.is(parameter) || parameter.immediate) return null;
  values.push(parameter.value);
  return path;
}

export class TemplateCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    if (!RawNode.is(node)) return super.compileQuery(node, queryId);
    const parameters: unknown[] = [];
    const path = follow(node, root, parameters);
    if (!path) return super.compileQuery(node, queryId);
    path.text ??= super.compileQuery(node, queryId).sql;
    return { query: node, queryId, sql: path.text, parameters };
  }
}
