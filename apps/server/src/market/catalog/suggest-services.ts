import type { Suggestions } from '@nukkad/contract/market/catalog/suggest.api';
import { searchWords, wordsOf } from './catalog.rules.ts';
import type { CataloguedService } from './catalogue.ts';
import type { CategoryFacts } from './catalogue.store.ts';
import type { ReadCall, ReadDependencies } from './read-parts.ts';
import { nameIn } from './service-card.ts';

const most = { categories: 2, services: 6 } as const;
/** A list of a few has no room for likenesses that are much worse than the best. */
const leastShare = 0.65;

/** Every word is the beginning of a word of its name, in either language. */
const isNamed = ({ name, name_hi }: CategoryFacts, words: readonly string[]): boolean => {
  const known = wordsOf(`${name} ${name_hi}`);
  return words.every((word) => known.some((one) => one.startsWith(word)));
};

/** Those whose names begin so, else that of the best service where others of the best belong to it too. */
function categoriesFor(
  categories: readonly CategoryFacts[],
  words: readonly string[],
  best: readonly CataloguedService[],
): readonly CategoryFacts[] {
  const named = categories.filter((row) => !row.is_switched_off && isNamed(row, words));
  const [first] = best;
  if (named.length > 0 || !first) return named;
  const alike = best.filter((service) => service.category_id === first.category_id);
  return alike.length > 1 ? [first.category] : [];
}

/**
 * What a search would lead to, while it is typed. It depends on the catalogue alone: scores of words are held in memory and
 * answers are kept, so letters that were typed before cost no statement.
 */
export async function suggestServices(
  deps: Pick<ReadDependencies, 'catalogue' | 'scoresOf'>,
  typed: string,
  { lang }: Pick<ReadCall, 'lang'>,
): Promise<Suggestions> {
  const words = searchWords(typed);
  if (words.length === 0) return { categories: [], services: [] };
  const [{ sold, categories }, scores] = await Promise.all([deps.catalogue(), deps.scoresOf(words)]);
  const scoreOf = ({ service_id: id }: CataloguedService) => scores.get(id) ?? 0;
  const least = leastShare * Math.max(0, ...scores.values());
  const best = sold
    .filter((service) => scores.has(service.service_id))
    .toSorted((a, b) => scoreOf(b) - scoreOf(a) || a.rank - b.rank)
    .slice(0, most.services);
  return {
    categories: categoriesFor(categories, words, best)
      .slice(0, most.categories)
      .map((row) => ({
        categoryId: row.category_id,
        categoryName: nameIn(row, lang),
        categoryImage: row.picture,
      })),
    services: best
      .filter((service) => scoreOf(service) >= least)
      .map((service) => ({
        serviceId: service.service_id,
        name: nameIn(service, lang),
        categoryName: nameIn(service.category, lang),
        categoryImage: service.category.picture,
      })),
  };
}
