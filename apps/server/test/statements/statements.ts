import {
  type CallExpression,
  type Node,
  isArrowFunction,
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isTaggedTemplateExpression,
} from 'typescript/unstable/ast';
import type { SourceFile } from 'typescript/unstable/ast';
import { Evaluation } from './evaluate.ts';
import { type KnownType, knownType, rowOf } from './known-type.ts';
import { keyOf } from './operators.ts';
import { type Sources, executionsIn, placeOf, walk } from './sources.ts';
import { NotFixed, type Scope, type Sent, type Value } from './value.ts';

/** One text that a store can send. */
export interface Statement {
  /** `booking/booking.store.ts:12` */
  readonly place: string;
  readonly text: string;
  /** What is sent for `$1`, `$2`, …; null: nothing is known of it. */
  readonly sent: readonly (KnownType | null)[];
  /** Properties of the row type; null where the statement declares none. */
  readonly row: ReadonlyMap<string, KnownType> | null;
}

export interface Found {
  readonly statements: readonly Statement[];
  /** Places whose text only the run knows, each with the reason. */
  readonly unread: readonly string[];
  /** Places of SQL that is part of no statement that was read. */
  readonly unreached: readonly string[];
}

type Execution = ReturnType<typeof executionsIn>[number];

/** Conditions that only the run decides, flipped one at a time: with n of them n + 2 texts, not 2 to the n. */
function waysOf(evaluate: (decide: (condition: string) => boolean) => Value): Value[] {
  const met = new Set<string>();
  const allTrue = evaluate((condition) => {
    met.add(condition);
    return true;
  });
  if (met.size === 0) return [allTrue];
  const allFalse = evaluate((condition) => {
    met.add(condition);
    return false;
  });
  const flipped = [...met].map((one) => evaluate((condition) => condition !== one));
  return [allTrue, allFalse, ...flipped];
}

function textOf(parts: readonly (string | Sent)[]): { text: string; sent: Node[] } {
  const sent: Node[] = [];
  const text = parts.map((part) => (typeof part === 'string' ? part : `$${sent.push(part.sent)}`)).join('');
  return { text, sent };
}

/** Around an execution, the function whose parameters it may use. */
function functionAround(node: Node): Node | null {
  for (let one = node.parent; one; one = one.parent) if (isFunctionDeclaration(one)) return one;
  return null;
}

/** Every call of a function of the stores, by the place of its declaration. */
function callersOf(sources: Sources): ReadonlyMap<string, CallExpression[]> {
  const callers = new Map<string, CallExpression[]>();
  for (const file of sources.stores)
    walk(file, (node) => {
      if (!isCallExpression(node) || !isIdentifier(node.expression)) return;
      const declaration = sources.declarationOf(node.expression);
      if (!declaration || !(isFunctionDeclaration(declaration) || isArrowFunction(declaration))) return;
      const key = keyOf(declaration);
      callers.set(key, [...(callers.get(key) ?? []), node]);
    });
  return callers;
}

/** A way to come to an execution: what parameters stand for, and the expression whose type says the rows. */
interface Way {
  readonly scope: Scope;
  readonly typed: Node;
}

/** A helper that is handed SQL is read once for each of its callers. */
function waysTo(
  sources: Sources,
  execution: Execution,
  callers: ReturnType<typeof callersOf>,
  reached: Set<string>,
): Way[] {
  const direct = { scope: new Map(), typed: execution.of };
  const around = functionAround(execution.call);
  if (!around || !isFunctionDeclaration(around)) return [direct];
  const handed = around.parameters.some((parameter) => /RawBuilder|: string\b/.test(parameter.getText()));
  const calls = handed ? (callers.get(keyOf(around)) ?? []) : [];
  if (calls.length === 0) return [direct];
  const executed = sources.declarationOf(execution.of);
  return calls.map((call) => {
    const evaluation = new Evaluation(sources, () => true, reached);
    const scope = new Map<string, Value>();
    let typed: Node = execution.of;
    around.parameters.forEach((parameter, place) => {
      const given = call.arguments[place];
      if (!given) return;
      if (executed && keyOf(executed) === keyOf(parameter)) typed = given;
      const value = evaluation.valueOf(given, new Map());
      if (value.is === 'sql' || value.is === 'constant') scope.set(keyOf(parameter), value);
    });
    return { scope, typed };
  });
}

function statementsOf(
  sources: Sources,
  execution: Execution,
  { scope, typed }: Way,
  reached: Set<string>,
): Statement[] {
  const place = placeOf(typed);
  const type = sources.typeOf(typed);
  const [rowType] = type?.isTypeReference() ? sources.checker.getTypeArguments(type) : [];
  const row = rowOf(sources.checker, rowType);
  const byText = new Map<string, Statement>();
  for (const value of waysOf((decide) =>
    new Evaluation(sources, decide, reached).valueOf(execution.of, scope),
  )) {
    if (value.is !== 'sql') throw new NotFixed(`what "${execution.of.getText().slice(0, 60)}" is`);
    const { text, sent } = textOf(value.parts);
    if (byText.has(text)) continue;
    const types = sent.map((node) => knownType(sources.checker, sources.typeOf(node)));
    byText.set(text, { place, text, sent: types, row });
  }
  return [...byText.values()];
}

/** Whose rows are a person's is run by `platform/personal.ts` and the tests of privacy, for every table. */
const isPersonal = (statement: Node) => /: (?:PersonalPort|Whose)\b/.test(statement.getText());

/** SQL that no statement reaches, as a fragment inside of a builder's query would be. */
function unreachedIn(stores: readonly SourceFile[], reached: ReadonlySet<string>): string[] {
  const unreached: string[] = [];
  for (const statement of stores.flatMap((file) => file.statements.filter((one) => !isPersonal(one))))
    walk(statement, (node) => {
      if (!isTaggedTemplateExpression(node) || node.tag.getText() !== 'sql') return;
      if (!reached.has(keyOf(node.template))) unreached.push(placeOf(node));
    });
  return unreached;
}

/** Subqueries that other stores put in the place of a value (`Sought`): each is a statement by itself. */
function subqueriesIn(sources: Sources, reached: Set<string>): Statement[] {
  const found: Statement[] = [];
  for (const file of sources.stores)
    walk(file, (node) => {
      if (!isTaggedTemplateExpression(node) || node.tag.getText() !== 'sql') return;
      if (reached.has(keyOf(node.template)) || !node.template.getText().startsWith('`(select ')) return;
      const value = new Evaluation(sources, () => true, reached).valueOf(node, new Map());
      if (value.is !== 'sql') return;
      const { text, sent } = textOf(value.parts);
      const types = sent.map((one) => knownType(sources.checker, sources.typeOf(one)));
      found.push({ place: placeOf(node), text, sent: types, row: null });
    });
  return found;
}

/** All that the stores and the platform send to the database as handwritten SQL. */
export function findStatements(sources: Sources): Found {
  const callers = callersOf(sources);
  const reached = new Set<string>();
  const statements: Statement[] = [];
  const unread: string[] = [];
  for (const execution of sources.stores.flatMap(executionsIn)) {
    // What Kysely's builder sends is checked by TypeScript, against the types of the schema.
    if (sources.typeOf(execution.of)?.getSymbol()?.name !== 'RawBuilder') continue;
    try {
      for (const way of waysTo(sources, execution, callers, reached))
        statements.push(...statementsOf(sources, execution, way, reached));
    } catch (error) {
      if (!(error instanceof NotFixed)) throw error;
      unread.push(`${placeOf(execution.of)}: ${error.message}`);
    }
  }
  statements.push(...subqueriesIn(sources, reached));
  return { statements, unread, unreached: unreachedIn(sources.stores, reached) };
}
