/** Latin letters to Devanagari as people type Hindi on a phone: `sharma`, `indiranagar`, `makaan`. No table of words but the few that rules get wrong. */
const consonants: Readonly<Record<string, string>> = {
  ksh: 'क्ष',
  chh: 'छ',
  shr: 'श्र',
  gya: 'ज्ञ',
  kh: 'ख',
  gh: 'घ',
  ch: 'च',
  jh: 'झ',
  th: 'थ',
  dh: 'ध',
  ph: 'फ',
  bh: 'भ',
  sh: 'श',
  tr: 'त्र',
  k: 'क',
  q: 'क़',
  g: 'ग',
  c: 'क',
  j: 'ज',
  z: 'ज़',
  t: 'त',
  d: 'द',
  n: 'न',
  p: 'प',
  f: 'फ़',
  b: 'ब',
  m: 'म',
  y: 'य',
  r: 'र',
  l: 'ल',
  v: 'व',
  w: 'व',
  s: 'स',
  h: 'ह',
  x: 'क्स',
};
/** Standing alone, and after a consonant. */
const vowels: Readonly<Record<string, readonly [string, string]>> = {
  aa: ['आ', 'ा'],
  ai: ['ऐ', 'ै'],
  au: ['औ', 'ौ'],
  ee: ['ई', 'ी'],
  ii: ['ई', 'ी'],
  oo: ['ऊ', 'ू'],
  uu: ['ऊ', 'ू'],
  ou: ['औ', 'ौ'],
  a: ['अ', ''],
  i: ['इ', 'ि'],
  u: ['उ', 'ु'],
  e: ['ए', 'े'],
  o: ['ओ', 'ो'],
};
const usual: Readonly<Record<string, string>> = {
  namaste: 'नमस्ते',
  ram: 'राम',
  kumar: 'कुमार',
  sharma: 'शर्मा',
  verma: 'वर्मा',
  singh: 'सिंह',
  gupta: 'गुप्ता',
  asha: 'आशा',
  rao: 'राव',
  devi: 'देवी',
  lal: 'लाल',
  nagar: 'नगर',
  road: 'रोड',
  gali: 'गली',
  makan: 'मकान',
  ghar: 'घर',
  bharat: 'भारत',
  delhi: 'दिल्ली',
  mumbai: 'मुंबई',
  colony: 'कॉलोनी',
  sector: 'सेक्टर',
  market: 'मार्केट',
  park: 'पार्क',
  flat: 'फ़्लैट',
  tower: 'टावर',
  mandir: 'मंदिर',
  near: 'के पास',
  floor: 'मंज़िल',
  station: 'स्टेशन',
  bazar: 'बाज़ार',
  chowk: 'चौक',
  school: 'स्कूल',
  hospital: 'अस्पताल',
};
const halant = '्';
const longest = 3;

type Piece =
  | { readonly kind: 'consonant'; readonly text: string }
  | { readonly kind: 'vowel'; readonly name: string };

function pieceAt(word: string, at: number): { piece: Piece | null; length: number } {
  for (let length = longest; length >= 1; length -= 1) {
    const part = word.slice(at, at + length);
    if (part.length < length) continue;
    const consonant = consonants[part];
    if (consonant) return { piece: { kind: 'consonant', text: consonant }, length };
    if (vowels[part]) return { piece: { kind: 'vowel', name: part }, length };
  }
  return { piece: null, length: 1 };
}

function piecesOf(word: string): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < word.length; ) {
    const { piece, length } = pieceAt(word, at);
    if (piece) pieces.push(piece);
    at += length;
  }
  return pieces;
}

/** Consonants without a vowel between them are joined; a lone n or m before another consonant is the dot above. */
function write(pieces: readonly Piece[], dotted: boolean): string {
  let text = '';
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    const after = pieces[index + 1];
    if (piece.kind === 'vowel') {
      const [alone, sign] = vowels[piece.name] ?? ['', ''];
      text += before?.kind === 'consonant' ? sign : alone;
    } else if (
      dotted &&
      index > 0 &&
      after?.kind === 'consonant' &&
      (piece.text === 'न' || piece.text === 'म')
    )
      text += 'ं';
    else text += after?.kind === 'consonant' ? piece.text + halant : piece.text;
  }
  return text;
}

const long: Readonly<Record<string, string>> = { a: 'aa', i: 'ee', u: 'oo' };

/** A short vowel may be meant long: at the end of a word nearly always, elsewhere as another suggestion. */
function withLong(pieces: readonly Piece[], which: (index: number, name: string) => boolean): Piece[] {
  return pieces.map((piece, index) =>
    piece.kind === 'vowel' && which(index, piece.name)
      ? { kind: 'vowel', name: long[piece.name] ?? piece.name }
      : piece,
  );
}

/** At most `most` readings of one word of Latin letters, the likeliest first; none for anything else. */
export function transliterate(word: string, most = 5): string[] {
  const lower = word.toLowerCase();
  if (!/^[a-z]{1,40}$/.test(lower)) return [];
  const pieces = piecesOf(lower);
  const last = pieces.length - 1;
  const firstVowel = pieces.findIndex(({ kind }) => kind === 'vowel');
  const atEnd = withLong(pieces, (index) => index === last);
  const readings = [
    usual[lower],
    write(atEnd, true),
    write(
      withLong(pieces, (index) => index === last || index === firstVowel),
      true,
    ),
    write(
      withLong(pieces, (index, name) => index === last || name === 'a'),
      true,
    ),
    write(atEnd, false),
    write(pieces, true),
  ];
  return [...new Set(readings.flatMap((reading) => reading || []))].slice(0, most);
}
