import { type Function as OxcFunction, type ArrowFunctionExpression, parseSync, Visitor } from 'oxc-parser';

/** A function of a store that writes, with the tables that it writes to and whether it asks for a permit. */
export interface Write {
  readonly name: string;
  readonly line: number;
  readonly tables: readonly string[];
  /** Takes an `Authorized<…>`, or a permit of the mover. */
  readonly asks: boolean;
  /** Takes `ManyRows<…>` and does not use its `from`: it would move rows whatever their state. */
  readonly ignoresFrom: boolean;
}

type Body = OxcFunction | ArrowFunctionExpression;

interface Found {
  readonly name: string;
  readonly exported: boolean;
  readonly start: number;
  readonly parameters: string;
  readonly body: string;
}

const builder = /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*['"`](\w+)/g;
const written =
  /\b(?:insert\s+into|delete\s+from|update)\s+(\w+)(?:\s+(?:as\s+)?\w+)?\s*(?=\(|set\b|using\b|where\b|select\b|values\b|`|default\b)/gi;
const permit = /\b(?:Authorized|ManyRows|Allowed|AllowedNew|AllowedMany)</;

function tablesIn(body: string): string[] {
  const found = [...body.matchAll(builder), ...body.matchAll(written)].map(([, table = '']) => table);
  return [...new Set(found)].filter((table) => !['of', 'skip', 'set', 'nowait'].includes(table));
}

/** Names of types of this file that hold a permit, besides the permits themselves. */
function permitsIn(text: string): RegExp {
  const named = [...text.matchAll(/\b(?:interface|type) (\w+)[^=;{]*[={][^}]*?\bAuthorized</g)].map(
    ([, one = '']) => one,
  );
  return new RegExp(`${permit.source}${named.map((one) => `|\\b${one}\\b`).join('')}`);
}

function functionsIn(name: string, text: string): Found[] {
  const { program, errors } = parseSync(name, text);
  if (errors.length > 0) throw new Error(`${name} could not be read: ${errors[0]?.message}`);
  const exported = new Set<number>();
  const found: Found[] = [];
  const add = (called: string | undefined, { start, params, body }: Body, from: number) => {
    if (!called || !body) return;
    const [first, last] = [params[0]?.start ?? start, params.at(-1)?.end ?? start];
    found.push({
      name: called,
      exported: exported.has(from),
      start,
      parameters: text.slice(first, last),
      body: text.slice(body.start, body.end),
    });
  };
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => void (declaration && exported.add(declaration.start)),
    FunctionDeclaration: (node) => add(node.id?.name, node, node.start),
    VariableDeclaration(node) {
      for (const { id, init } of node.declarations)
        if (
          id.type === 'Identifier' &&
          init &&
          (init.type === 'ArrowFunctionExpression' || init.type === 'FunctionExpression')
        )
          add(id.name, init, node.start);
    },
  }).visit(program);
  return found;
}

const listed = /\bconst (\w+) = tableColumns\(\s*'(\w+)'/g;
const byKit = /^export const (\w+) = (\w+)\s*\.(?:insert|saveBy)\b/gm;

/** `export const insertLamp = lampTable.insert`: what the kit writes to a table of this file asks for a permit by its type. */
function writesOfKit(text: string): Write[] {
  const tables = new Map([...text.matchAll(listed)].map(([, one = '', table = '']) => [one, table]));
  return [...text.matchAll(byKit)].map(({ 1: called = '', 2: of = '', index }) => ({
    name: called,
    line: text.slice(0, index).split('\n').length,
    tables: [tables.get(of) ?? of],
    asks: true,
    ignoresFrom: false,
  }));
}

/** The exported functions of a store that write, by themselves, through a function of the same file, or by the kit. */
export function findWrites(name: string, text: string): Write[] {
  const functions = functionsIn(name, text);
  const asked = permitsIn(text);
  const direct = new Map(functions.map((one) => [one.name, tablesIn(one.body)]));
  const tablesOf = ({ body, name: own }: Found): string[] => {
    const through = functions.filter(
      (one) => !one.exported && one.name !== own && new RegExp(`\\b${one.name}\\(`).test(body),
    );
    return [
      ...new Set([...(direct.get(own) ?? []), ...through.flatMap((one) => direct.get(one.name) ?? [])]),
    ];
  };
  const byHand = functions
    .filter(({ exported }) => exported)
    .map((one) => ({
      name: one.name,
      line: text.slice(0, one.start).split('\n').length,
      tables: tablesOf(one),
      asks: asked.test(one.parameters),
      ignoresFrom:
        one.parameters.includes('ManyRows<') && !/\bfrom\)|\bfrom\]|, from\b|\.from\b/.test(one.body),
    }))
    .filter(({ tables }) => tables.length > 0);
  return [...byHand, ...writesOfKit(text)];
}
