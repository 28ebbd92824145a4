import type { AnyEvent } from '@nukkad/contract/kernel/event';
import { documentSchema } from './json-schema.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const style = `
  :root { color-scheme: light dark; }
  body { margin: 0 auto; padding: 1rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  details { border-block-end: 1px solid color-mix(in srgb, currentcolor 25%, transparent); padding-block: .5rem; }
  summary { cursor: pointer; min-height: 1.5rem; } code { font-weight: 600; }
  pre { overflow-x: auto; padding: .75rem; background: color-mix(in srgb, currentcolor 8%, transparent); } a { color: inherit; }`;

const item = (event: AnyEvent) =>
  `<details id="${escape(event.name)}"><summary><code>${escape(event.name)}</code> ${escape(event.summary)}</summary>
<p>Version ${event.version}. ${event.tells ? `The socket sends <code>${escape(event.tells.word.name)}</code> to those concerned.` : 'The socket does not speak of it.'}</p>
<pre tabindex="0">${escape(JSON.stringify(documentSchema(event.facts, 'output'), null, 2))}</pre></details>`;

/** `/docs/events`: every event for people, beside the calls. */
export function eventsPage(brand: string, events: readonly AnyEvent[]): string {
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Events | ${escape(brand)} API</title><style>${style}</style></head>
<body><main><h1>${escape(brand)} events</h1>
<p>Facts that the server publishes once they are committed. Also as <a href="/asyncapi.json">AsyncAPI</a>; the calls are at <a href="/docs">/docs</a>.</p>
${events.map(item).join('\n')}</main></body></html>`;
}
