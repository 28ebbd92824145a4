import { transliterate } from '../providers/transliterate.rules.ts';

/** Names are kept in the letters in which their people wrote them; they are looked for in the other ones too. Pure. */

const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  ळ: 'l',
};
const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऋ: 'ri',
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ृ': 'ri',
};
/** As many people write the long ones. */
const longVowels: Readonly<Record<string, string>> = { ई: 'ee', ऊ: 'oo', 'ी': 'ee', 'ू': 'oo' };
const halant = '्';
const nukta = '़';
const nasals = 'ंँ';
const lettersWithDot: Readonly<Record<string, string>> = { ज: 'z', फ: 'f', क: 'q' };

/** Written in Latin letters as it is said: the vowel that each consonant holds falls silent at the end of a word. */
function inLatin(word: string, isLong = false): string {
  const letters = Array.from(word.normalize('NFD'));
  let said = '';
  for (const [at, letter] of letters.entries()) {
    const next = letters[at + 1];
    const consonant = next === nukta ? (lettersWithDot[letter] ?? consonants[letter]) : consonants[letter];
    if (consonant !== undefined) {
      const after = next === nukta ? letters[at + 2] : next;
      const isSilent = after === undefined || after === halant || (after !== undefined && after in vowels);
      said += consonant + (isSilent ? '' : 'a');
    } else if (nasals.includes(letter)) said += 'n';
    else said += (isLong ? longVowels[letter] : undefined) ?? vowels[letter] ?? '';
  }
  // राव is written Rao.
  return said.replace(/av$/, 'ao');
}

const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word);

/** The typed words in the other letters, the likeliest first; none where they are in neither. */
export function inOtherScript(typed: string): readonly string[] {
  const words = typed.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  if (words.every(isDevanagari))
    return [...new Set([false, true].map((isLong) => words.map((word) => inLatin(word, isLong)).join(' ')))];
  const spelled = words.map((word) => transliterate(word, 2));
  if (spelled.some((ways) => ways.length === 0)) return [];
  return [...new Set([0, 1].map((nth) => spelled.map((ways) => ways[nth] ?? ways[0]).join(' ')))];
}
