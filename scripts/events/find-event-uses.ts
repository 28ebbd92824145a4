import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface EventUses {
  /** `bookingEvents.closed`: an event that some call publishes. */
  readonly published: ReadonlySet<string>;
  /** Every mention outside of its declaration, published or consumed. */
  readonly mentioned: ReadonlySet<string>;
  /** Tables of moves whose events are told by the kit, `tellsOf(leadLifecycle, leadEvents)`: those that the table names. */
  readonly told: readonly { readonly table: string; readonly events: string }[];
  /** Files that reach an event by a computed name, which cannot be found by typing it. */
  readonly computed: readonly string[];
}

const publishers = new Set(['publish', 'publishEach', 'eventFor', 'pendingEvent']);
const isDeclaration = (name: string) => /^[a-z]\w*Events$/.test(name);
const isSource = (name: string) => name.endsWith('.ts') && !/\.(?:test|gen)\.ts$/.test(name);

export const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

interface Span {
  readonly start: number;
  readonly end: number;
}
const within = (inner: Span, outers: readonly Span[]) =>
  outers.some(({ start, end }) => inner.start >= start && inner.end <= end);

/** Where events are published and mentioned. A publishing place: an argument of `publish` or `pendingEvent`, or a field called `event`. */
export function findEventUses(files: readonly { readonly name: string; readonly text: string }[]): EventUses {
  const published = new Set<string>();
  const mentioned = new Set<string>();
  const computed: string[] = [];
  const told: { table: string; events: string }[] = [];
  for (const { name, text } of files) {
    const { program, errors } = parseSync(name, text);
    if (errors.length > 0) throw new Error(`${name} could not be read: ${errors[0]?.message}`);
    const publishing: Span[] = [];
    const uses: (Span & { readonly event: string })[] = [];
    new Visitor({
      CallExpression({ callee, arguments: [table, events], start, end }) {
        if (callee.type !== 'Identifier') return;
        if (publishers.has(callee.name)) publishing.push({ start, end });
        if (callee.name === 'tellsOf' && table?.type === 'Identifier' && events?.type === 'Identifier')
          told.push({ table: table.name, events: events.name });
      },
      Property({ key, value }) {
        if (key.type === 'Identifier' && key.name === 'event') publishing.push(value);
      },
      MemberExpression({ object, property, computed: isComputed, start, end }) {
        if (object.type !== 'Identifier' || !isDeclaration(object.name)) return;
        if (isComputed || property.type !== 'Identifier') computed.push(name);
        else uses.push({ start, end, event: `${object.name}.${property.name}` });
      },
    }).visit(program);
    for (const use of uses) {
      mentioned.add(use.event);
      if (within(use, publishing)) published.add(use.event);
    }
  }
  return { published, mentioned, told, computed };
}

export const readSources = (files: readonly string[]) =>
  files.map((name) => ({ name, text: readFileSync(name, 'utf8') }));
