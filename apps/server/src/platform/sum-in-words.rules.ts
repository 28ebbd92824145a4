/** A sum of money in words, in crores, lakhs and thousands, as cheques, payslips and papers of a business have it. */
import type { Paise } from '@nukkad/contract/kernel/money';

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const hindi = (
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस ' +
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस ' +
  'चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ ' +
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी ' +
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'
).split(' ');

interface Speech {
  readonly belowHundred: (value: number) => string;
  readonly steps: readonly (readonly [size: number, word: string])[];
  readonly said: (rupees: string, paise: string | null) => string;
}

const englishBelowHundred = (value: number): string => {
  if (value < 20) return ones[value] ?? '';
  const rest = value % 10;
  return [tens[Math.floor(value / 10)], rest > 0 ? ones[rest] : ''].filter(Boolean).join('-');
};

const speeches: Readonly<Record<'en' | 'hi', Speech>> = {
  en: {
    belowHundred: englishBelowHundred,
    steps: [
      [10_000_000, 'crore'],
      [100_000, 'lakh'],
      [1_000, 'thousand'],
      [100, 'hundred'],
    ],
    said: (rupees, paise) => `Rupees ${rupees}${paise ? ` and ${paise} paise` : ''} only`,
  },
  hi: {
    belowHundred: (value) => hindi[value] ?? '',
    steps: [
      [10_000_000, 'करोड़'],
      [100_000, 'लाख'],
      [1_000, 'हज़ार'],
      [100, 'सौ'],
    ],
    said: (rupees, paise) => `${rupees} रुपये${paise ? ` ${paise} पैसे` : ''} मात्र`,
  },
};

function wordsOf(value: number, speech: Speech): string {
  if (value < 100) return speech.belowHundred(value);
  const [size = 100, word = ''] = speech.steps.find(([step]) => value >= step) ?? [];
  const rest = value % size;
  const head = `${wordsOf(Math.floor(value / size), speech)} ${word}`;
  return rest > 0 ? `${head} ${wordsOf(rest, speech)}` : head;
}

/** Below zero nothing is paid, and nothing is said. */
export function sumInWords(amount: Paise, lang: 'en' | 'hi'): string {
  if (amount < 0) return '';
  const speech = speeches[lang];
  const paise = amount % 100;
  return speech.said(wordsOf(Math.floor(amount / 100), speech), paise > 0 ? wordsOf(paise, speech) : null);
}

/** A whole number from zero on in words, without money. */
export const numberInWords = (value: number, lang: 'en' | 'hi'): string =>
  value < 0 ? '' : wordsOf(value, speeches[lang]);
