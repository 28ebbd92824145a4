import { describe, expect, it } from 'vitest';
import { breachesOfWords, type WordsToCheck } from '../../../words/check-words.ts';
import { readWords } from '../../../words/read-words.ts';
import { wordsToCheck } from '../../../words/kept-words.ts';
import { keysSpoken, reach, sourceFolder } from '../../../words/source-words.ts';
import { routeFiles, wordsByPage } from '../../../words/words-by-page.ts';

type Dictionary = Readonly<Record<string, string>>;
const words = await wordsToCheck();
const { sources } = words;
const keys = [...words.hindi.values()].flatMap((own) => Object.keys(own));

/** A small app: what it says, and its words. */
const planted = (code: string, own: Dictionary, more: Partial<WordsToCheck> = {}) =>
  breachesOfWords({
    sources: new Map([['market/cart/planted.tsx', readWords('planted.tsx', code)]]),
    hindi: new Map([['market/cart/cart.words.hi.ts', own]]),
    computed: new Map(),
    ...more,
  });

describe('words of both languages', () => {
  it('has Hindi for every key, uses every Hindi word, and gives a key one English and one place', () => {
    expect(sources.size).toBeGreaterThan(400);
    expect(keys.length).toBeGreaterThan(2_000);
    expect(breachesOfWords(words)).toEqual([]);
  });

  it('finds a key without Hindi, also of a plural and of both sides of a choice', () => {
    expect(planted("t('cart.title', 'Cart')", {})).toEqual([
      'cart.title of market/cart/planted.tsx has no Hindi',
    ]);
    expect(planted("plural('cart.n', n, { one: 'one', other: 'more' })", { 'cart.n_one': 'एक' })).toEqual([
      'cart.n_other of market/cart/planted.tsx has no Hindi',
    ]);
    expect(planted("say(a ? 'a.a' : 'b.b', a ? 'A' : 'B')", { 'a.a': 'अ' })).toEqual([
      'b.b of market/cart/planted.tsx has no Hindi',
    ]);
  });

  it('finds Hindi that nothing speaks', () => {
    expect(planted('', { 'cart.title': 'कार्ट' })).toEqual([
      'cart.title of market/cart/cart.words.hi.ts is spoken nowhere',
    ]);
  });

  it('finds a key with two English texts', () => {
    expect(planted("t('a.a', 'One'); t('a.a', 'Two');", { 'a.a': 'अ' })).toEqual([
      'a.a has more than one English: One | Two',
    ]);
  });

  it('refuses a key that cannot be known', () => {
    for (const call of ['t(key, english)', 't(`${a}.${b}`, english)', "say('a.' + b, 'B')"])
      expect(planted(call, {})).toEqual([
        `market/cart/planted.tsx: the key of ${call} cannot be known; write it out`,
      ]);
    expect(planted('const { t: speak } = useTranslation();', {})).toHaveLength(1);
  });

  it('refuses a computed key without a list of its values, and checks each value of the list', () => {
    const call = 't(`part.${name}`, english)';
    expect(planted(call, {})).toEqual([
      'market/cart/planted.tsx: part.… is computed; list its values in market/cart/planted.keys.ts',
    ]);
    const listed = new Map([['market/cart/planted.tsx', { part: ['day', 'night'] }]]);
    expect(planted(call, { 'part.day': 'दिन', 'part.dawn': 'भोर' }, { computed: listed })).toEqual([
      'part.night of market/cart/planted.tsx has no Hindi',
      'part.dawn of market/cart/cart.words.hi.ts is spoken nowhere',
    ]);
  });

  it('finds a word that lies in another domain, or in two files', () => {
    const speaking = new Map([['market/cart/planted.tsx', readWords('planted.tsx', "t('a.a', 'A')")]]);
    const lying = (...files: string[]) =>
      planted('', {}, { sources: speaking, hindi: new Map(files.map((file) => [file, { 'a.a': 'अ' }])) });
    expect(lying('identity/staff/staff.words.hi.ts')).toHaveLength(1);
    expect(lying('ui/ui.words.hi.ts')).toHaveLength(1);
    expect(lying('market/cart/cart.words.hi.ts')).toEqual([]);
    expect(lying('market/cart/cart.words.hi.ts', 'market/cart/more.words.hi.ts')).toEqual([
      'a.a lies in two files',
    ]);
  });

  it('finds a word of a package that lies in an app, also where the app speaks it too', () => {
    const speaking = new Map([
      ['packages/lists/planted.tsx', readWords('planted.tsx', "t('a.a', 'A')")],
      ['market/cart/planted.tsx', readWords('planted.tsx', "t('a.a', 'A')")],
    ]);
    const lying = (file: string) =>
      planted('', {}, { sources: speaking, hindi: new Map([[file, { 'a.a': 'अ' }]]) });
    expect(lying('market/cart/cart.words.hi.ts')).toHaveLength(1);
    expect(lying('ui/ui.words.hi.ts')).toHaveLength(1);
    expect(lying('packages/lists/list.words.hi.ts')).toEqual([]);
  });
});

describe('words of a page', () => {
  const routes = routeFiles(sourceFolder);
  const { around, shared, parts, sharing } = wordsByPage(sources, routes, keys);
  const spokenOn = (part: string) =>
    new Set([...around, ...(parts.get(part) ?? []), ...(sharing.has(part) ? shared : [])]);

  it('knows every route by its id, and which of them are public', () => {
    const route = (wanted: string) => routes.find(({ id }) => id === wanted);
    expect(route('routes/public/home')).toEqual({
      id: 'routes/public/home',
      file: 'app/routes/public/home.tsx',
      isPublic: true,
    });
    expect(route('my-service-details')?.file).toBe('app/routes/public/phone-site-redirect.tsx');
    expect(route('routes/market/cart')?.isPublic).toBe(false);
    const files = routes.map(({ file }) => file).filter((file) => !file.includes('gallery'));
    expect(files.filter((file) => !sources.has(file))).toEqual([]);
  });

  it('gives a page its own words and those of what it fetches later', () => {
    expect(spokenOn('routes/public/home').has('home.steps')).toBe(true);
    // The dialog is fetched when it is opened.
    expect(spokenOn('routes/public/home').has('location.search')).toBe(true);
    expect(spokenOn('routes/market/cart').has('cart.title')).toBe(true);
    expect(parts.get('platform/api/failed-call.ts')?.has('refusal.booking_not_found')).toBe(true);
  });

  it('follows imports into packages', () => {
    expect(reach(sources, ['app/work/keys-dialog.tsx']).has('packages/frame/keys-help.words.ts')).toBe(true);
    expect(spokenOn('app/work/keys-dialog.tsx').has('keys.singles')).toBe(true);
    expect(spokenOn('routes/public/home').has('keys.singles')).toBe(false);
    expect(spokenOn('routes/public/home').has('list.undo')).toBe(false);
  });

  it('gives every page all that its modules can say', () => {
    for (const { id, file } of routes) {
      const spoken = keysSpoken(sources, reach(sources, [file]), keys);
      const given = spokenOn(id);
      expect([...spoken].filter((key) => !given.has(key))).toEqual([]);
    }
  });

  it('gives visitors nothing that is shared by people at work', () => {
    expect(routes.filter(({ id, isPublic }) => isPublic && sharing.has(id))).toEqual([]);
    expect(sharing.has('routes/market/partner-home')).toBe(true);
  });

  it('gives the home page less than a seventh of all words, and none of other areas', () => {
    const home = spokenOn('routes/public/home');
    expect(home.size).toBeLessThan(keys.length / 7);
    expect([...home].filter((key) => /^(refusal|hours|staff|becomePartner|cart\.apply)/.test(key))).toEqual(
      [],
    );
  });
});
