import type { Hit } from '@nukkad/contract/kernel/hit';
import type { FindCall, Finder } from '../../platform/search/finder.ts';
import { hasPermission } from '../../platform/viewer.ts';
import { searchWords, wordsOf } from './catalog.rules.ts';
import type { Catalogue, CataloguedService } from './catalogue.ts';
import { ownAmong } from './partner-service/partner-service.store.ts';
import type { ReadDependencies } from './read-parts.ts';

type Dependencies = Pick<ReadDependencies, 'catalogue'>;

const nothing = { startsAt: null, status: null } as const;

/** Digits and codes mean a number, not a service. Names sound like services, so no mistake is forgiven here. */
const wordsIn = ({ wanted: { words, isCode, text } }: FindCall): readonly string[] =>
  words.length === 0 || isCode ? [] : searchWords(text);

/** Every word begins some word of these, in either language. */
const begins = (texts: readonly string[], words: readonly string[]): boolean => {
  const known = texts.flatMap(wordsOf);
  return words.every((word) => known.some((one) => one.startsWith(word)));
};

const nameIn = (lang: FindCall['lang'], { name, name_hi }: { name: string; name_hi: string }) =>
  lang === 'hi' ? name_hi : name;

/** Those whose name begins so come before those that only people call so. */
function servicesOf({ sold }: Catalogue, words: readonly string[], lang: FindCall['lang']): readonly Hit[] {
  const isNamed = ({ name, name_hi }: CataloguedService) => begins([name, name_hi], words);
  return sold
    .filter((one) =>
      begins([one.name, one.name_hi, ...one.keywords, one.category.name, one.category.name_hi], words),
    )
    .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
    .map((one) => ({
      ...nothing,
      kind: 'service',
      id: one.service_id,
      title: nameIn(lang, one),
      facts: [nameIn(lang, one.category)],
    }));
}

const categoriesOf = (
  { categories }: Catalogue,
  words: readonly string[],
  lang: FindCall['lang'],
): readonly Hit[] =>
  categories
    .filter(({ name, name_hi }) => begins([name, name_hi], words))
    .map((one) => ({
      ...nothing,
      kind: 'category',
      id: one.category_id,
      title: nameIn(lang, one),
      facts: [],
    }));

/** What the own organisation offers or has paused. */
async function forWork({ catalogue }: Dependencies, call: FindCall): Promise<readonly Hit[]> {
  const { reader, viewer, lang, limit } = call;
  const words = wordsIn(call);
  if (viewer.organisationId === null || !hasPermission(viewer, 'services.view') || words.length === 0)
    return [];
  const named = servicesOf(await catalogue(), words, lang);
  if (named.length === 0) return [];
  const own = await ownAmong(
    reader,
    viewer.organisationId,
    named.map(({ id }) => id),
  );
  return named.filter(({ id }) => own.has(id)).slice(0, limit);
}

/** The whole catalogue, from memory. */
async function forOffice({ catalogue }: Dependencies, call: FindCall): Promise<readonly Hit[]> {
  const words = wordsIn(call);
  if (words.length === 0) return [];
  const all = await catalogue();
  const { lang, limit } = call;
  return [...servicesOf(all, words, lang).slice(0, limit), ...categoriesOf(all, words, lang).slice(0, limit)];
}

export const serviceFinders = (deps: Dependencies): readonly Finder[] => [
  { room: 'work', find: (call) => forWork(deps, call) },
  { room: 'office', find: (call) => forOffice(deps, call) },
];
