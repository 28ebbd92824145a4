/**
 * Sentences that ask candidates for money without the name of a fee: “pay ₹300 for the uniform”. Each word of a clause
 * becomes a letter of its kind, and patterns are looked for in these letters.
 */

/** Lines of words with commas between them. */
const listed = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(', '));

/** What is sold to those who look for work: `T`. */
const things: ReadonlySet<string> = new Set(
  listed(
    'uniform, uniforms, dress, t shirt, t shirts, tshirt, shoes, kit, kits, tool kit, toolkit',
    'bag, id card, id cards, idcard, identity card, training, registration, joining',
    'application, form, interview, verification, police verification, background check',
    'medical, medical test, medical check, vardi, वर्दी, यूनिफॉर्म, यूनिफार्म, ड्रेस, टी शर्ट',
    'टीशर्ट, जूते, किट, बैग, आईडी कार्ड, आई कार्ड, आईकार्ड, पहचान पत्र, ट्रेनिंग, प्रशिक्षण',
    'रजिस्ट्रेशन, पंजीकरण, जॉइनिंग, ज्वाइनिंग, फॉर्म, फार्म, इंटरव्यू, वेरिफिकेशन, सत्यापन',
    'मेडिकल',
  ),
);

const currency: ReadonlySet<string> = new Set(
  listed('rs, inr, rupee, rupees, rupaye, rupay, rupaiye, रुपये, रुपए, रुपया, रु'),
);
const figure = /^\p{Nd}{1,6}(?:rs)?$/u;

/** Letters of kinds, each with its words; a sum is `S`, any other word `x`. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  /** Who does so pays, also where no sum is named. */
  P: ['pay', 'spend'],
  G: ['deposit', 'submit', 'bring', 'give', 'transfer', 'send'],
  M: ['money', 'amount', 'payment', 'fee', 'paise', 'paisa', 'पैसे', 'पैसा'],
  F: ['for', 'towards', 'against'],
  A: ['as'],
  a: ['the', 'your', 'own', 'a', 'an', 'work', 'new', 'some', 'first'],
  u: ['us', 'you', 'to', 'in', 'advance', 'upfront', 'each', 'extra', 'only', 'company', 'office'],
  b: ['is', 'are', 'will', 'shall', 'must', 'be', 'has', 'have', 'gets', 'get'],
  K: ['charged', 'deducted', 'collected', 'taken', 'cut', 'payable', 'needed', 'required'],
  f: ['from'],
  w: ['salary', 'wage', 'wages'],
  c: ['cost', 'costs'],
  B: ['buy', 'purchase'],
  o: ['of'],
  d: ['period', 'day', 'days', 'week', 'weeks', 'month', 'months', 'time'],
  k: ['ke', 'ka', 'ki', 'liye', 'के', 'का', 'की', 'लिए'],
  /** “dene honge”, “lagenge”, “jama karein”: who reads it pays. */
  O: listed(
    'dene, dena, deni, bharne, bharna, bharni, jama, lagega, lagenge, lagegi, lagte, katega',
    'katenge, kategi, kate, jayenge, jayega, देने, देना, देनी, भरने, भरना, भरनी, जमा, लगेगा',
    'लगेंगे, लगेगी, लगते, कटेगा, कटेंगे, कटेंगी, कटेगी, काटे, जाएंगे, जाएँगे, जाएगा',
  ),
  n: listed(
    'no, not, never, nothing, without, don, dont, needn, bina, mat, nahi, nahin, nhi, बिना',
    'मत, नहीं, नही',
  ),
};
const kindOf = new Map(Object.entries(kinds).flatMap(([kind, words]) => words.map((word) => [word, kind])));

const patterns = [
  // “pay us ₹300 in advance for the uniform”, not “pay ₹500 for training days”
  /P[uaSMo]*Fa*T(?!d)/,
  /G[ua]*[SM][uaSMo]*Fa*T(?!d)/,
  // “₹300 for the uniform will be taken”
  /S[FA][ua]*Tb*K/,
  // “₹500 will be deducted from your first salary for the kit”
  /Sb*K(?:f[auwdx]{0,5}w)?Fa*T/,
  // “the uniform costs ₹450”
  /Tb*cu?S/,
  // “buy the kit for ₹900”, “buy the uniform from us”
  /Ba*T(?:[FA]S|fa*u)/,
  // “uniform ke liye 300 rupaye dene honge”
  /Tk{1,2}[SM][^n]{0,2}O/,
  // “300 rupaye vardi ke jama karein”
  /[SM]Tk{0,2}[^n]?O/,
] as const;

const takesBackAfter: ReadonlySet<string> = new Set((kinds['n'] ?? []).concat('na', 'free', 'back', 'by'));
const givers: ReadonlySet<string> = new Set(
  listed('we, us, our, company, employer, firm, hum, ham, हम, कंपनी, कम्पनी'),
);
const payers: ReadonlySet<string> = new Set(
  listed('you, candidate, candidates, applicant, applicants, everyone, aap, aapko, आप, आपको'),
);

/** What begins at this word: its kind, and how many words it takes. */
function tokenAt(words: readonly string[], at: number): { readonly kind: string; readonly length: number } {
  const word = words[at] ?? '';
  if (things.has(`${word} ${words[at + 1] ?? ''}`)) return { kind: 'T', length: 2 };
  if (things.has(word)) return { kind: 'T', length: 1 };
  const first = currency.has(word) ? at + 1 : at;
  let end = first;
  while (end < first + 3 && figure.test(words[end] ?? '')) end += 1;
  if (end === first) return { kind: kindOf.get(word) ?? 'x', length: 1 };
  return { kind: 'S', length: end - at + (currency.has(words[end] ?? '') ? 1 : 0) };
}

/** The kinds of a clause in one string, and at which word each begins. */
function read(words: readonly string[]): { readonly said: string; readonly begins: readonly number[] } {
  const begins: number[] = [];
  let said = '';
  for (let at = 0; at < words.length; ) {
    const { kind, length } = tokenAt(words, at);
    said += kind;
    begins.push(at);
    at += length;
  }
  return { said, begins };
}

/** “We pay ₹300 for the uniform”: the last of those named before it gives the money. */
const isGiven = (before: readonly string[]): boolean =>
  givers.has(before.findLast((word) => givers.has(word) || payers.has(word)) ?? '');

const isTakenBack = (before: readonly string[], after: readonly string[]): boolean =>
  before.slice(-4).some((word) => kindOf.get(word) === 'n') ||
  after.slice(0, 2).some((word) => takesBackAfter.has(word));

/** Each as it is said at once: a comma within a sum and the point of “Rs.” end nothing. */
export const clausesOf = (text: string): readonly string[] =>
  text.replaceAll(/\b(rs|no)\.\s*/giu, '$1 ').split(/[.,;:!?।\n](?!\p{Nd})|[()]/u);

/** What of the words of one clause asks for money; empty: nothing. */
export function moneyAskedIn(words: readonly string[]): string {
  const { said, begins } = read(words);
  for (const pattern of patterns) {
    const match = pattern.exec(said);
    if (!match) continue;
    const from = begins[match.index] ?? 0;
    const to = begins[match.index + match[0].length] ?? words.length;
    const before = words.slice(Math.max(0, from - 5), from);
    if (!isTakenBack(before, words.slice(to)) && !isGiven(before)) return words.slice(from, to).join(' ');
  }
  return '';
}
