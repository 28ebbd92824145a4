import { closenessOf, closenesses } from '@nukkad/contract/kernel/alike';
import type { FindCall, Finder, FoundHit, OpenFindCall } from '../../platform/search/finder.ts';
import { hasPermission } from '../../platform/viewer.ts';
import { searchWords, wordsOf } from './catalog.rules.ts';
import type { Catalogue, CataloguedService } from './catalogue.ts';
import { ownAmong } from './partner-service/partner-service.store.ts';
import type { ReadDependencies } from './read-parts.ts';

type Dependencies = Pick<ReadDependencies, 'catalogue' | 'scoresOf'>;

const nothing = { startsAt: null, status: null } as const;

/** Digits and codes mean a number, not a service. */
const wordsIn = ({ wanted: { words, isCode, text } }: OpenFindCall): readonly string[] =>
  words.length === 0 || isCode ? [] : searchWords(text);

/** Every word begins some word of these, in either language. */
const begins = (texts: readonly string[], words: readonly string[]): boolean =>
  closenessOf(words, texts.flatMap(wordsOf)) >= closenesses.begins;

const nameIn = (lang: FindCall['lang'], { name, name_hi }: { name: string; name_hi: string }) =>
  lang === 'hi' ? name_hi : name;

/** What people call it, besides its name. */
const isCalled = (one: CataloguedService, words: readonly string[]) =>
  begins([one.name, one.name_hi, ...one.keywords, one.category.name, one.category.name_hi], words);

/**
 * Those whose name begins so, then those that people call so, then what the public search makes of the words: names of people
 * sound like services, so that one is a guess.
 */
async function servicesOf(
  { catalogue, scoresOf }: Dependencies,
  words: readonly string[],
  lang: FindCall['lang'],
): Promise<readonly FoundHit[]> {
  const [{ sold }, scores] = await Promise.all([catalogue(), scoresOf(words)]);
  const rankOf = (one: CataloguedService) =>
    begins([one.name, one.name_hi], words) ? 3_000 : isCalled(one, words) ? 2_000 : 0;
  return sold
    .map((one) => ({ one, rank: rankOf(one), score: scores.get(one.service_id) ?? 0 }))
    .filter(({ rank, score }) => rank + score > 0)
    .toSorted((one, other) => other.rank + other.score - (one.rank + one.score))
    .map(({ one, rank }) => ({
      ...nothing,
      kind: 'service',
      id: one.service_id,
      title: nameIn(lang, one),
      facts: [nameIn(lang, one.category)],
      ...(rank === 0 && { isGuess: true }),
    }));
}

function categoriesOf(
  { categories }: Catalogue,
  words: readonly string[],
  lang: FindCall['lang'],
): readonly FoundHit[] {
  return categories
    .map((one) => ({ one, close: closenessOf(words, [one.name, one.name_hi].flatMap(wordsOf)) }))
    .filter(({ close }) => close > 0)
    .toSorted((one, other) => other.close - one.close)
    .map(({ one, close }) => ({
      ...nothing,
      kind: 'category',
      id: one.category_id,
      title: nameIn(lang, one),
      facts: [],
      ...(close < closenesses.begins && { isGuess: true }),
    }));
}

/** What the own organisation offers or has paused. */
async function forWork(deps: Dependencies, call: FindCall): Promise<readonly FoundHit[]> {
  const { reader, viewer, lang, limit } = call;
  const words = wordsIn(call);
  if (viewer.organisationId === null || !hasPermission(viewer, 'services.view') || words.length === 0)
    return [];
  const named = await servicesOf(deps, words, lang);
  if (named.length === 0) return [];
  const own = await ownAmong(
    reader,
    viewer.organisationId,
    named.map(({ id }) => id),
  );
  return named.filter(({ id }) => own.has(id)).slice(0, limit);
}

/** The whole catalogue, from memory. */
async function forAll(deps: Dependencies, call: OpenFindCall): Promise<readonly FoundHit[]> {
  const words = wordsIn(call);
  if (words.length === 0) return [];
  const { lang, limit } = call;
  const services = await servicesOf(deps, words, lang);
  return [...services.slice(0, limit), ...categoriesOf(await deps.catalogue(), words, lang).slice(0, limit)];
}

export const serviceFinders = (deps: Dependencies): readonly Finder[] => [
  { room: 'work', find: (call) => forWork(deps, call) },
  { room: 'office', find: (call) => forAll(deps, call) },
  { room: 'everyone', find: (call) => forAll(deps, call) },
];
