/** Numbers as people write them past a filter: scripts, words, signs between, groups and sentences around, in turn. */
const numbers = [
  '9845012345',
  '7012398456',
  '8800145672',
  '6361902745',
  '+91 9845012345',
  '09845012345',
  '9988776655',
];
const words = [
  'zero one two three four five six seven eight nine',
  'oh one two three four five six seven eight nine',
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
  'ज़ीरो वन टू थ्री फोर फाइव सिक्स सेवन एट नाइन',
  'shunya ek do teen char paanch chhe saat aath nau',
  'zero ek do tin chaar panch chah sat aath nau',
].map((row) => row.split(' '));
const scripts = [
  '0123456789',
  '०१२३४५६७८९',
  '٠١٢٣٤٥٦٧٨٩',
  '০১২৩৪৫৬৭৮৯',
  '௦௧௨௩௪௫௬௭௮௯',
  '０１２３４５６７８９',
  '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
  '⓪①②③④⑤⑥⑦⑧⑨',
  '⓿❶❷❸❹❺❻❼❽❾',
  'OI23456789',
  'ol23456789',
].map((row) => Array.from(row));
const keys = Array.from('0123456789', (digit) => `${digit}\ufe0f\u20e3`);
const separators = [
  '',
  ' ',
  '-',
  '.',
  ',',
  ', ',
  ':',
  '|',
  '/',
  '_',
  '~',
  '*',
  '•',
  '·',
  '…',
  '\n',
  '\t',
  ' - ',
  '..',
  '--',
  ' | ',
  '⭐',
  '👉',

  '\u200b',
  '\u00ad',
  '\u2060',
  '+',
  '=',
  '#',
  '^',
  ';',
  '&',
  '(',
  ')',
  '[',
  '<',
  '\\',
  '"',
  '।',
  ' and ',
  ' then ',
  ' dash ',
];
const groups = [[1], [2], [5, 5], [3, 3, 4], [4, 3, 3], [10], [2, 3], [1, 2, 3, 4]];
const sentences = [
  '*',
  'Call me on *',
  '* is my number, call after six',
  'मेरा नंबर * है',
  'Mera number * hai, call karna',
  'Flat 12, ₹500, then * ok?',
  'We will talk. Number: * Thanks!',
  'no.*',
  '(*)',
];

/** The same ones each time. */
function chooser(seed: number) {
  let state = seed;
  return <T>(from: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return from[Math.floor((state / 2 ** 32) * from.length)] as T;
  };
}

function grouped(
  digits: readonly string[],
  sizes: readonly number[],
  separator: () => string,
  inner: string,
): string {
  const parts: string[] = [];
  for (let at = 0, nth = 0; at < digits.length; nth += 1) {
    const size = sizes[nth % sizes.length] ?? 1;
    parts.push(digits.slice(at, at + size).join(inner));
    at += size;
  }
  return parts.reduce((all, part) => all + separator() + part);
}

export function disguises(count: number): readonly string[] {
  const choose = chooser(48);
  const digitsOf = (number: string): string[] => Array.from(number.replaceAll(/\D/g, ''));
  return Array.from({ length: count }, () => {
    const digits = digitsOf(choose(numbers));
    const kind = choose(['script', 'script', 'word', 'keys', 'mixed'] as const);
    const [script, spoken, one] = [choose(scripts), choose(words), choose(separators)];
    const shown = digits.map((digit) => {
      const value = Number(digit);
      const isWord = kind === 'word' || (kind === 'mixed' && choose([true, false]));
      if (kind === 'keys') return keys[value] ?? '';
      return (isWord ? spoken[value] : script[value]) ?? '';
    });
    const hasWords = kind === 'word' || kind === 'mixed';
    const separator = () => (hasWords && one === '' ? ' ' : one);
    return choose(sentences).replace('*', () =>
      grouped(shown, choose(groups), separator, hasWords ? ' ' : ''),
    );
  });
}
