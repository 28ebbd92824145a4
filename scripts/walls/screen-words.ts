import { parseSync, Visitor } from 'oxc-parser';

type Handlers = ConstructorParameters<typeof Visitor>[0];
type Given<Kind extends keyof Handlers> = Parameters<NonNullable<Handlers[Kind]>>[0];
type Call = Given<'CallExpression'>;
type Field = Given<'Property'>;
type Node = Call['callee'] | Call['arguments'][number] | Field['value'];

/** Words that screens, errors and messages no longer use, with what they say instead (docs/glossary.md). */
const retiredEnglish: readonly (readonly [RegExp, string])[] = [
  [/\bgo(?:es|ing)? on\b/i, 'continue'],
  [/\bstands?\b/i, 'appear, be shown'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\b(?:who(?:m|se)?(?:so)?ever|somebody|nobody|anybody|everybody)\b/i, 'name the person; someone, no one'],
  [/\bfirms?\b/i, 'business'],
  [/\bshops?\b/i, 'business'],
  [/\bpapers\b/i, 'documents'],
  [/\be-mails?\b/i, 'email'],
  [/\bone-time (?:codes?|passwords?)\b/i, 'OTP'],
  [/\bwrong (?:codes?|OTPs?)\b/i, 'incorrect OTP'],
  [/\b(?:codes?|OTPs?|links?|offers?|sessions?) (?:has|have) run out\b/i, 'has expired'],
  [/\b(?:is|are) over\b/i, 'has ended'],
  [/\bin progress\b/i, 'ongoing'],
  [/^Say\b/, 'Choose, Enter'],
  [/\bcome in with\b/i, 'sign in with'],
  [/\bif you like\b|\bif there is one\b|\bneed not be\b/i, '(optional)'],
  [/\b(?:goes?|went|comes?|came) back to you\b/i, 'refunded'],
  [/\blook again\b/i, 'check it again'],
  [/\b(?:pieces?|word) of work\b/i, 'job, service'],
  [/\bplease\b.*\bplease\b/i, 'please at most once'],
];

const retiredHindi: readonly (readonly [RegExp, string])[] = [
  [/टोकरी/, 'कार्ट'],
  [/छन्नी/, 'फ़िल्टर'],
  [/(?<![\u0900-\u097f])फ़र्म/, 'बिज़नेस'],
  [/कारोबार/, 'बिज़नेस'],
  [/प्रोफ़ेशनल/, 'कारीगर'],
  [/काग़ज़/, 'दस्तावेज़'],
  [/सहेज/, 'सेव'],
  [/\(ज़रूरी नहीं\)/, '(वैकल्पिक)'],
  [/जीएसटी/, 'GST'],
  [/आईएफ़एससी/, 'IFSC'],
  [/पीडीएफ़/, 'PDF'],
  [/भीड़ का समय/, 'व्यस्त समय'],
];

/** Painted lines may be witty, and the specification's sentences keep its spelling. */
const asSpelled = new Set(['Something went wrong in the server. Please try again']);

const isHindi = (text: string) => /[\u0900-\u097f]/.test(text);

/** The retired words of one text, with what it says instead. */
export function retiredInText(text: string): string[] {
  if (asSpelled.has(text)) return [];
  const words = isHindi(text) ? retiredHindi : retiredEnglish;
  return words.flatMap(([word, instead]) => {
    const found = word.exec(text)?.[0];
    return found === undefined ? [] : [`"${found}" in "${text}": ${instead}`];
  });
}

const speakers = new Set(['t', 'say', 'plural', 'defineErrors']);

const nameOf = (callee: Node): string | null =>
  (callee.type === 'Identifier' && callee.name) ||
  (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name) ||
  null;

/** `z.int('…')` and the like; the text of `z.describe` is read by clients of the API alone. */
const isRule = (callee: Node) =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'z' &&
  nameOf(callee) !== 'describe';

/** The nodes in which a text may be: both sides of a condition, the fields of an object, the elements of a list. */
function partsOf(node: Node): readonly (Node | null)[] {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate];
  if (node.type === 'ArrayExpression') return node.elements;
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap((field) => (field.type === 'Property' ? [field.value] : []));
  return [];
}

const joined = ({ quasis }: Given<'TemplateLiteral'>) =>
  quasis.map(({ value }) => value.cooked ?? value.raw).join('…');

function textsIn(node: Node | null): string[] {
  if (!node) return [];
  if (node.type === 'TemplateLiteral') return [joined(node)];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  return partsOf(node).flatMap(textsIn);
}

const keyOf = ({ key }: Field) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

/** Where a file keeps what people read. */
export function spokenTexts(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const found: string[] = [];
  const everyText = /\.words(?:\.hi)?\.ts$|\.hi\.ts$|\.errors\.ts$|-words\.ts$/.test(file);
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (everyText) return;
      const speaks = speakers.has(nameOf(callee) ?? '');
      // The first argument of a spoken text is its key; pages of words say both languages.
      const first = speaks && file.startsWith('apps/web/') ? 1 : 0;
      if (speaks || isRule(callee)) found.push(...given.slice(first).flatMap((one) => textsIn(one)));
    },
    JSXText({ value }) {
      found.push(value.replace(/\s+/g, ' ').trim());
    },
    Property(field) {
      if (!everyText && ['en', 'hi', 'error'].includes(keyOf(field))) found.push(...textsIn(field.value));
    },
    Literal({ value }) {
      if (everyText && typeof value === 'string') found.push(value);
    },
    TemplateElement({ value }) {
      if (everyText) found.push(value.cooked ?? value.raw);
    },
  }).visit(program);
  return [...new Set(found)].filter((text) => /[\s\u0900-\u097f]|^[A-Z]/.test(text));
}
