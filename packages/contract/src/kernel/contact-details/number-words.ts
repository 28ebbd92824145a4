/** Words of digits, as English, Hindi, and Hindi in Latin letters say them; a row is what its first word means. */
const unitRows = `
0 zero oh nil nought naught jero jeero ziro zeero shunya shoonya sunya sifar sifr शून्य जीरो ज़ीरो सिफर ओ
1 one wan ek eik एक वन
2 two tu do दो टू
3 three thri teen tin theen तीन थ्री
4 four fore char chaar chaar chahr चार फोर फ़ोर
5 five faiv fyv paanch panch paach pach panj paanc पांच पाँच फाइव
6 six siks sicks chhe chhah chhai chah chhe chhah chheh che chey छह छः छ छे छै सिक्स
7 seven sevn saat sat saath सात सेवन
8 eight eit aath aat ath aanth आठ एट ऐट
9 nine nain niner nyn nau naw nao nou नौ नाइन नाईन
10 ten das dus दस टेन
11 eleven gyarah gyaarah ग्यारह इलेवन
12 twelve barah baarah बारह ट्वेल्व
13 thirteen terah तेरह
14 fourteen chaudah chauda चौदह
15 fifteen pandrah pandra पंद्रह पन्द्रह
16 sixteen solah सोलह
17 seventeen satrah सत्रह
18 eighteen atharah athaarah अठारह
19 nineteen unnis उन्नीस
21 ikkis इक्कीस
22 bais baais बाईस
23 teis तेईस
24 chaubis चौबीस
25 pachis pachchis पच्चीस
26 chhabbis छब्बीस
27 sattais सत्ताईस
28 atthais अट्ठाईस
29 untis उनतीस
31 ikattis इकतीस
32 battis बत्तीस
33 taintis तैंतीस
34 chauntis चौंतीस
35 paintis पैंतीस
36 chhattis छत्तीस
37 saintis सैंतीस
38 adtis अड़तीस
39 untalis उनतालीस
41 iktalis इकतालीस
42 bayalis बयालीस
43 taintalis तैंतालीस
44 chauvalis chavalis चौवालीस चवालीस
45 paintalis पैंतालीस
46 chhiyalis छियालीस
47 saintalis सैंतालीस
48 adtalis अड़तालीस
49 unchas उनचास
51 ikyavan इक्यावन
52 bavan बावन
53 tirpan तिरपन
54 chauvan चौवन
55 pachpan पचपन
56 chhappan छप्पन
57 sattavan सत्तावन
58 atthavan अट्ठावन
59 unsath उनसठ
61 iksath इकसठ
62 basath बासठ
63 tirsath तिरसठ
64 chaunsath चौंसठ
65 painsath पैंसठ
66 chhiyasath छियासठ
67 sadsath सड़सठ
68 adsath अड़सठ
69 unhattar उनहत्तर
71 ikhattar इकहत्तर
72 bahattar बहत्तर
73 tihattar तिहत्तर
74 chauhattar चौहत्तर
75 pachhattar पचहत्तर
76 chhihattar छिहत्तर
77 satattar सतहत्तर सतत्तर
78 athhattar अठहत्तर
79 unasi उनासी
81 ikyasi इक्यासी
82 bayasi बयासी
83 tirasi तिरासी
84 chaurasi चौरासी
85 pachasi पचासी
86 chhiyasi छियासी
87 satasi सतासी
88 athasi अठासी
89 navasi नवासी
91 ikyanve इक्यानवे
92 banve बानवे
93 tiranve तिरानवे
94 chauranve चौरानवे
95 pachanve पचानवे
96 chhiyanve छियानवे
97 sattanve सत्तानवे
98 atthanve अट्ठानवे
99 ninyanve निन्यानवे
`;
/** A unit may follow them: ninety eight. */
const tensRows = `
20 twenty bees bis बीस ट्वेंटी
30 thirty tees tis तीस थर्टी
40 forty fourty chalis chaalis चालीस फोर्टी
50 fifty pachas pachaas पचास फिफ्टी
60 sixty saath sath साठ सिक्सटी
70 seventy sattar सत्तर सेवेंटी
80 eighty assi अस्सी एटी
90 ninety nabbe नब्बे नाइंटी
`;

const spelled = (word: string): string => word.replaceAll('\u093c', '').replaceAll('\u0901', '\u0902');
/** Hindi in Latin letters is spelled by ear: long and doubled vowels as short ones. */
const byEar = (word: string): string =>
  word
    .replaceAll('aa', 'a')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('w', 'v')
    .replaceAll('z', 's');

function tableOf(rows: string): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const row of rows.trim().split('\n')) {
    const [value = '', ...words] = row.split(' ');
    for (const word of words) if (!table.has(spelled(word))) table.set(spelled(word), value);
  }
  return table;
}

const units = tableOf(unitRows);
const ofTens = tableOf(tensRows);
const heard = new Map(
  [...units, ...ofTens].flatMap(([word, value]) => (word.length >= 5 ? [[byEar(word), value] as const] : [])),
);
const longestWord = 12;
/** Ninety and eight in one word are 98, not 908. */
const together = new Map(
  [...ofTens].flatMap(([ten, value]) =>
    [...units].flatMap(([unit, digit]) =>
      digit.length === 1 && digit !== '0' ? [[ten + unit, value.charAt(0) + digit] as const] : [],
    ),
  ),
);

const meaningOf = (word: string): string | null =>
  units.get(word) ??
  ofTens.get(word) ??
  (word.length >= 4 ? (heard.get(byEar(word)) ?? digitsOfGlued(word)) : null);

/** What was asked before: people say the same words again and again. */
const asked = new Map<string, string | null>();
const mostAsked = 5_000;

/** The digits that a word means, or several written as one; null: it is no number. */
export function digitsOfWord(word: string): string | null {
  const before = asked.get(word);
  if (before !== undefined) return before;
  const digits = meaningOf(word);
  if (asked.size >= mostAsked) asked.clear();
  asked.set(word, digits);
  return digits;
}
export const isTens = (word: string): boolean => ofTens.has(word);

const repeated: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['dubble', 2],
  ['dabal', 2],
  ['dbl', 2],
  ['twice', 2],
  ['डबल', 2],
  ['triple', 3],
  ['tripple', 3],
  ['tripal', 3],
  ['thrice', 3],
  ['ट्रिपल', 3],
]);
/** `double nine` is 99. */
export const timesOf = (word: string): number | null => repeated.get(word) ?? null;

/** Words written as one, `nineeightfour`; null: something else is among them. The longest words are tried first. */
function digitsOfGlued(word: string): string | null {
  if (word.length > 120) return null;
  /** What the rest from here on means; undefined: no row of words. */
  const rest: (string | undefined)[] = Array.from({ length: word.length + 1 });
  rest[word.length] = '';
  for (let at = word.length - 1; at >= 0; at -= 1)
    for (let end = Math.min(word.length, at + longestWord); end > at && rest[at] === undefined; end -= 1) {
      const first = word.slice(at, end);
      const value = units.get(first) ?? together.get(first) ?? ofTens.get(first);
      const behind = rest[end];
      if (value !== undefined && behind !== undefined) rest[at] = value + behind;
    }
  return rest[0] ?? null;
}

/** Said between parts of a number; they part nothing where what stands around them is a mobile number. */
const fillers = new Set(
  `and then next dash hyphen dot point space comma slash star gap plus the rest remaining is last first
  second part half digits digit number no aur phir fir uske uskey baad baaki baki aage wala hai ka ke tatha or ya
  और फिर उसके बाद बाकी आगे डैश डॉट तथा है का के`
    .trim()
    .split(/\s+/),
);
export const isFiller = (word: string): boolean => fillers.has(word);
