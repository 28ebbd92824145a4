const room = String.raw`-?[\d.]+(?:rem)?`;
const rooms = String.raw`margin: ${room} 0(?: ${room})?|margin: 0|margin-block(?:-start|-end)?: ${room}(?: ${room})?`;
const whole = (...sayings: readonly string[]) => new RegExp(`^(?:${sayings.join('|')})$`);

const layout = `gap: ${room}(?: ${room})?|align-items: (?:start|center|end|baseline)|padding: 0|list-style: none`;
const stack = whole(
  'display: grid',
  layout,
  rooms,
  String.raw`grid-template-columns: minmax\(0, 1fr\)`,
  'justify-items: (?:start|center)',
);
const row = whole(
  'display: flex',
  layout,
  rooms,
  'flex-wrap: wrap',
  'justify-content: (?:start|center|end|flex-end|space-between)',
);
const text = whole(
  String.raw`color: var\(--(?:mantine-color-(?:dimmed|text|error)|nk-good)\)`,
  String.raw`font-size: (?:${room}|var\(--mantine-font-size-(?:xs|sm|md|lg|xl)\))`,
  String.raw`font-weight: \d+`,
  'overflow-wrap: anywhere',
  'white-space: pre-(?:line|wrap)',
  'font-variant-numeric: tabular-nums',
  rooms,
);

const boxes = new Set(['div', 'section', 'article', 'header', 'footer', 'li']);
const inLines = new Set(['span', 'small', 'strong', 'b']);
const headings = new Set(['h2', 'h3']);

/** Whether each of these declarations is one that a part takes, on this element and with the same look. */
export function partOf(declarations: readonly string[], tag: string): string | null {
  const says = (start: string) => declarations.some((one) => one.startsWith(start));
  const all = (pattern: RegExp) => declarations.length > 0 && declarations.every((one) => pattern.test(one));
  const isList = tag === 'ul' || tag === 'ol';
  const resets = says('margin: ') && says('padding: 0') && says('list-style: none');
  if (says('display: ')) {
    if (!boxes.has(tag) && !(inLines.has(tag) && !says('margin')) && !(isList && resets)) return null;
    if (all(stack)) return isList ? 'List' : 'Stack';
    return all(row) ? 'Row' : null;
  }
  if (!all(text) || isList || tag === 'li') return null;
  if (tag === 'p') return says('margin: ') ? 'Note or Paragraph' : says('margin') ? null : 'Text';
  if (inLines.has(tag)) return says('margin') ? null : 'Text or Small';
  return boxes.has(tag) || headings.has(tag) ? 'Text or Paragraph' : null;
}
