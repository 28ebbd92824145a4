/** Fills `{name}` in a phrase with what is plausible on the street: numbers and money as in India. */
import { personNameFrom, neighbourhoods } from '../../../city/people.ts';
import type { Random } from '../../../random.ts';
import { hindiNames, hindiPlaces } from './hindi-names.ts';
import { type Language, lines } from './phrases.ts';

type Filler = (random: Random, language: Language) => string;

const indian = new Intl.NumberFormat('en-IN');
const count =
  (from: number, to: number, step = 1): Filler =>
  (random) =>
    indian.format(random.between(from / step, to / step) * step);
const money =
  (from: number, to: number, step: number): Filler =>
  (random) =>
    `₹${indian.format(random.between(from / step, to / step) * step)}`;

interface Words {
  readonly en: readonly string[];
  readonly hi: readonly string[];
  readonly hinglish?: readonly string[];
}
const oneOf =
  ({ en, hi, hinglish = en }: Words): Filler =>
  (random, language) =>
    random.pick({ en, hi, hinglish }[language]);
const words = (en: string, hi: string, hinglish?: string): Filler =>
  oneOf({ en: lines(en), hi: lines(hi), ...(hinglish === undefined ? {} : { hinglish: lines(hinglish) }) });

const places = neighbourhoods.map(({ locality }) => locality);
const place: Filler = (random, language) => {
  const found = random.pick(places);
  return language === 'hi' ? (hindiPlaces[found] ?? found) : found;
};

const days: Words = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  hi: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'इतवार'],
};
const hourOf =
  (from: number, to: number, [en, hi, hinglish]: readonly [string, string, string]): Filler =>
  (random, language) => {
    const hour = random.between(from, to);
    const minutes = random.pick(['', ':15', ':30', ':45']);
    if (language === 'hi') return `${hi} ${hour}${minutes} बजे`;
    return language === 'en' ? `${hour}${minutes || ':00'} ${en}` : `${hinglish} ${hour}${minutes} baje`;
  };
const street: Filler = (random, language) => {
  const at = random.between(2, 18);
  const end = ['th', 'st', 'nd', 'rd'][at % 10 < 4 && (at < 11 || at > 13) ? at % 10 : 0];
  const kind = random.pick(['Cross', 'Main', 'A Cross', 'B Main']);
  if (language !== 'hi') return `${at}${end} ${kind}`;
  return `${at}वीं ${kind.endsWith('Cross') ? 'क्रॉस' : 'मेन'}`;
};

const fillers: Readonly<Record<string, Filler>> = {
  n: count(2, 9),
  years: count(3, 28),
  hours: count(2, 8),
  minutes: count(10, 55, 5),
  days: count(30, 180, 15),
  litres: count(400, 9_500, 100),
  sqft: count(400, 4_800, 50),
  boxes: count(18, 90),
  guests: count(40, 400, 10),
  percent: count(5, 25, 5),
  degrees: count(24, 26),
  metres: count(2, 4),
  grade: count(5, 10),
  marks: count(78, 99),
  age: count(65, 96),
  tons: (random) => random.pick(['1', '1.5', '2']),
  year: (random) => String(random.between(1_968, 2_019)),
  bhk: (random) => `${random.between(1, 4)} BHK`,
  bus: (random) => `${random.between(201, 500)}-${random.pick(['A', 'B', 'C', 'D', 'K'])}`,
  rupees: money(350, 18_500, 50),
  less: money(150, 1_450, 50),
  wage: money(15_500, 27_000, 500),
  locality: place,
  other: place,
  name: (random, language) => {
    const first = personNameFrom(random).split(' ')[0] ?? '';
    return language === 'hi' ? (hindiNames[first] ?? first) : first;
  },
  day: oneOf(days),
  month: words(
    `January
    March
    May
    June
    August
    October
    December`,
    `जनवरी
    मार्च
    मई
    जून
    अगस्त
    अक्टूबर
    दिसंबर`,
  ),
  clock: hourOf(7, 11, ['AM', 'सुबह', 'subah']),
  evening: hourOf(6, 9, ['PM', 'शाम', 'shaam']),
  street,
  floor: words(
    `ground
    first
    second
    third
    fourth
    seventh
    top`,
    `पहली
    दूसरी
    तीसरी
    चौथी
    सातवीं
    सबसे ऊपर की`,
    `pehli
    doosri
    teesri
    chauthi`,
  ),
  landmark: words(
    `the Ganesha temple
    the metro station
    the ward office
    the old banyan
    the milk booth
    the government school
    the bus depot
    the lake gate
    the post office
    the vegetable market
    the fire station
    the church corner`,
    `गणेश मंदिर
    मेट्रो स्टेशन
    वार्ड दफ़्तर
    पुराने बरगद
    दूध के बूथ
    सरकारी स्कूल
    बस डिपो
    झील के गेट
    डाकघर
    सब्ज़ी मंडी`,
    `Ganesh mandir
    metro station
    ward office
    purane bargad
    doodh booth
    sarkari school
    bus depot`,
  ),
  thing: words(
    `a steel cupboard
    school books of class 8
    a baby cot
    two cane chairs
    an iron pressing table
    {n} metres of curtain
    a cycle for a ten year old
    a working box TV`,
    `स्टील की अलमारी
    आठवीं की किताबें
    बच्चे का पालना
    बेंत की दो कुर्सियाँ
    {n} मीटर परदे का कपड़ा
    बच्चे की साइकिल`,
    `steel ki almari
    aathvi ki kitaabein
    bachche ki cycle
    bent ki do kursiyan`,
  ),
  plant: words(
    `curry leaf
    tulsi
    hibiscus
    lemon
    aloe`,
    `करी पत्ते
    तुलसी
    गुड़हल
    नींबू`,
  ),
  found: words(
    `a bunch of {n} keys
    a child’s red sandal
    a parrot that says namaste
    a tiffin box with a name on it
    a school bag
    a pair of spectacles
    a brown pup with a collar`,
    `{n} चाबियों का गुच्छा
    बच्चे की लाल चप्पल
    नाम लिखा टिफ़िन
    स्कूल का बस्ता
    चश्मा
    पट्टे वाला भूरा पिल्ला`,
    `{n} chaabiyon ka guchha
    naam likha tiffin
    ek chashma
    ek school bag`,
  ),
};

const slot = /\{(?<name>[A-Za-z]{1,12})\}/g;
const deepest = 3;

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** `{Job}` begins with a capital letter. What is filled in may have slots of its own. */
export function fill(
  phrase: string,
  random: Random,
  language: Language,
  own: Readonly<Record<string, Filler>> = {},
  depth = 0,
): string {
  if (depth > deepest) return phrase;
  return phrase.replaceAll(slot, (whole, name: string) => {
    const wanted = name.charAt(0).toLowerCase() + name.slice(1);
    const filler = own[wanted] ?? fillers[wanted];
    if (!filler) throw new RangeError(`Nothing fills ${whole}.`);
    const text = fill(filler(random, language), random, language, own, depth + 1);
    return name === wanted ? text : capital(text);
  });
}
