import { parseSync } from 'oxc-parser';

/**
 * Private words that were replaced by a standard term, with the term (docs/glossary.md). As a word of a file name or of an
 * identifier: `booking.door.ts`, `BookingDoor`, `openDoor`.
 * @type {Readonly<Record<string, string>>}
 */
export const retiredNames = {
  belonging: 'profile item',
  belongings: 'profile items',
  bones: 'skeleton',
  door: 'public interface, or the name of the screen or endpoint',
  doors: 'public interfaces',
  errand: 'booked service',
  nobody: 'anonymous, signed out, none',
  papers: 'documents',
  somebody: 'person',
  travelling: 'chunk group',
  whoever: 'the role of the person',
  wish: 'request, options',
  wishes: 'requests, choices',
  workshop: 'query provider',
  world: 'fixture',
};

/** Words without a subject, in comments, test titles and documents: name the person, the caller, the partner. */
const retiredWords = /\b(?:who(?:m|se)?(?:so)?ever|somebody|nobody|anybody|everybody)\b/i;

/** The words of a name: `bookingDoor`, `booking.door.ts` and `booking_door` hold booking and door. */
export const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

const retiredIn = (name) => wordsOf(name).find((word) => Object.hasOwn(retiredNames, word));

/** Text in backticks is code, such as a stored state or the name of a system account. */
const withoutCode = (text) => text.replace(/`[^`]*`/g, '');

/**
 * @param {string} path of a file, from the root of the project
 * @returns {string[]} a sentence for each retired word of the path
 */
export function retiredInPath(path) {
  return path.split('/').flatMap((part) => {
    const word = retiredIn(part);
    return word ? [`${path}: "${word}" is retired; use: ${retiredNames[word]}`] : [];
  });
}

/**
 * @param {string} path
 * @param {string} text of a document
 * @returns {string[]}
 */
export function retiredInDocument(path, text) {
  return text.split('\n').flatMap((line, at) => retiredInProse(`${path}:${at + 1}`, line));
}

function retiredInProse(place, text) {
  const word = retiredWords.exec(withoutCode(text))?.[0];
  return word ? [`${place}: "${word}" names no subject; say who`] : [];
}

const titled = new Set(['test', 'it', 'describe', 'suite']);

/** `test`, `test.each(…)`, `describe.skip`: the function whose first argument is a title. */
function calleeName(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return calleeName(node.object);
  if (node.type === 'CallExpression') return calleeName(node.callee);
  return node.type === 'TaggedTemplateExpression' ? calleeName(node.tag) : '';
}

function titleOf({ callee, arguments: [first] }) {
  if (!first || !titled.has(calleeName(callee))) return null;
  if (first.type === 'Literal' && typeof first.value === 'string') return first.value;
  return first.type === 'TemplateLiteral' ? first.quasis.map(({ value }) => value.raw).join(' ') : null;
}

/** Names that the file declares or uses; property names are left out, because they may be those of the wire. */
const isPropertyName = (parent, key) =>
  (parent?.type === 'MemberExpression' && key === 'property') || key === 'key';

/**
 * @param {string} path
 * @param {string} text of a TypeScript or JavaScript source
 * @returns {string[]} a sentence for each retired word in identifiers, comments and test titles
 */
export function retiredInSource(path, text) {
  const { program, comments } = parseSync(path, text);
  const lineOf = (offset) => text.slice(0, offset).split('\n').length;
  const found = comments.flatMap(({ start, value }) => retiredInProse(`${path}:${lineOf(start)}`, value));
  const names = new Set();
  const visit = (node, parent, key) => {
    if (Array.isArray(node)) return node.forEach((child) => visit(child, parent, key));
    if (!node || typeof node.type !== 'string') return;
    if (node.type === 'CallExpression') {
      const title = titleOf(node);
      if (title) found.push(...retiredInProse(`${path}:${lineOf(node.start)}`, title));
    }
    if (node.type === 'Identifier' && !isPropertyName(parent, key) && !names.has(node.name)) {
      names.add(node.name);
      const word = retiredIn(node.name);
      if (word) found.push(`${path}:${lineOf(node.start)}: "${node.name}": use ${retiredNames[word]}`);
    }
    for (const [name, child] of Object.entries(node)) if (typeof child === 'object') visit(child, node, name);
  };
  visit(program, null, '');
  return found;
}

/**
 * Patterns that lead translated English, with what a native speaker of business English says. Of sentences on screens,
 * in refusals and in notices; what a developer reads of the contract may have them.
 * @type {readonly (readonly [RegExp, string])[]}
 */
export const retiredPhrases = [
  [/\b(?:is|are|was|were|been) told\b/i, 'say who does it: "We’ll let the customer know"'],
  [/\bcounts? as\b/i, 'say what happens: "is marked absent", "is approved automatically"'],
  [/\bwaits for\b/i, '"is awaiting" or "needs"'],
  [/\bstays? as (?:it|they|booked)\b/i, '"doesn’t change"'],
  [/\bin all\b(?! )/i, '"in total" or "Total …"'],
  [/\bby itself\b/i, '"automatically"'],
  [/\bgives? back what\b/i, '"refunds"'],
  [/\b(?:is|are) to be (?:paid|done|sent)\b/i, '"is due", "must be done"'],
  [/\b(?:more|share|part) of it\b/i, 'name it'],
  [/\bwhat it comes to\b/i, '"Total"'],
];

const spoken =
  /^(?:apps\/(?:web|backoffice)\/src|packages\/(?:forms|frame|lists)\/src)\/|\.(?:errors|noun|notices|words)\.ts$|\/notice\//;
const unspoken = /\.test\.|\.hi\.ts$|\.gen\.ts$/;

/** @param {string} path @returns {boolean} whether people read the texts of this file */
export const isSpoken = (path) => spoken.test(path) && !unspoken.test(path);

function textOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'JSXText') return node.value;
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join(' … ') : null;
}

/** Of a noun people read the refusals alone; the rest is for those who build on it. */
const isRefusals = (node) => node.type === 'CallExpression' && node.callee.name === 'defineErrors';

/**
 * @param {string} path of a file whose texts people read
 * @param {string} text
 * @returns {string[]} a sentence for each phrase of translated English
 */
export function retiredPhrasesIn(path, text) {
  const found = [];
  const visit = (node, isRead) => {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, isRead));
    if (!node || typeof node.type !== 'string') return;
    const isSaid = isRead || isRefusals(node);
    const said = isSaid ? textOf(node)?.replace(/\s+/g, ' ').trim() : null;
    const phrase = said?.includes(' ') && retiredPhrases.find(([pattern]) => pattern.test(said));
    if (phrase)
      found.push(`${path}:${text.slice(0, node.start).split('\n').length}: "${said}": ${phrase[1]}`);
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child, isSaid);
  };
  visit(parseSync(path, text).program, !path.endsWith('.noun.ts'));
  return found;
}
