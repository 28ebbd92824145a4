import path from 'node:path';
import {
  type CallExpression,
  type Node,
  type SourceFile,
  isCallExpression,
  isPropertyAccessExpression,
  isShorthandPropertyAssignment,
} from 'typescript/unstable/ast';
import { API, type Checker, type Project, SymbolFlags, type Type } from 'typescript/unstable/sync';

const server = path.resolve(import.meta.dirname, '../..');

/** The compiled sources of the server. The only file that knows how TypeScript is asked; its API is not stable yet. */
export interface Sources {
  readonly checker: Checker;
  /** All files that may write SQL: `*.store.ts` and the platform. */
  readonly stores: readonly SourceFile[];
  /** Where a name was declared, through imports; null for what is not in a source, such as a parameter's pattern. */
  readonly declarationOf: (name: Node) => Node | null;
  readonly typeOf: (node: Node) => Type | undefined;
  readonly close: () => void;
}

function declarationIn(project: Project, name: Node): Node | null {
  const { checker } = project;
  const found = isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  if (!found) return null;
  const symbol = (found.flags & SymbolFlags.Alias) === 0 ? found : checker.getAliasedSymbol(found);
  return (symbol.valueDeclaration ?? symbol.declarations[0])?.resolve(project) ?? null;
}

export function openSources(): Sources {
  const api = new API({ cwd: server });
  const config = path.join(server, 'tsconfig.json');
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`${config} is not a project`);
  const files = project.program
    .getSourceFileNames()
    .filter((name) => /server\/src\/.*$/.test(name) && /src\/platform\/|\.store\.ts$/.test(name));
  return {
    checker: project.checker,
    stores: files.toSorted().flatMap((name) => project.program.getSourceFile(name) ?? []),
    declarationOf: (name) => declarationIn(project, name),
    typeOf: (node) => project.checker.getTypeAtLocation(node),
    close: () => api.close(),
  };
}

export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/** `booking/booking.store.ts:12`, the line on which a node begins. */
export function placeOf(node: Node): string {
  const file = node.getSourceFile();
  const line = file.text.slice(0, node.getStart(file)).split('\n').length;
  return `${path.relative(path.join(server, 'src'), file.fileName).replaceAll(path.sep, '/')}:${line}`;
}

/** What a call sends: `….execute(…)`, and `sendOff(tx, …)`. */
function sentBy({ expression, arguments: given }: CallExpression): Node | undefined {
  if (isPropertyAccessExpression(expression))
    return expression.name.text === 'execute' ? expression.expression : undefined;
  return expression.getText() === 'sendOff' ? given[1] : undefined;
}

/** Every call that sends a statement, and which. */
export function executionsIn(file: SourceFile): { readonly call: CallExpression; readonly of: Node }[] {
  const found: { call: CallExpression; of: Node }[] = [];
  walk(file, (node) => {
    const of = isCallExpression(node) ? sentBy(node) : undefined;
    if (of) found.push({ call: node as CallExpression, of });
  });
  return found;
}
