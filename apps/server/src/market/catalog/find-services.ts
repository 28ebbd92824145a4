import type { Hit } from '@nukkad/contract/kernel/hit';
import type { FindCall, Finder } from '../../platform/search/finder.ts';
import { hasPermission } from '../../platform/viewer.ts';
import { searchWords, wordsOf } from './catalog.rules.ts';
import type { Catalogue } from './catalogue.ts';
import { listPartnerServices } from './partner-service/partner-service.store.ts';
import type { ReadDependencies } from './read-parts.ts';

type Dependencies = Pick<ReadDependencies, 'catalogue' | 'scoresOf'>;

const nothing = { startsAt: null, status: null } as const;

/** Digits and codes mean a number, not a service. */
const wordsIn = ({ wanted: { words, isCode, text } }: FindCall) =>
  words.length === 0 || isCode ? [] : searchWords(text);

/** What the own organisation offers or has paused. */
async function forWork(call: FindCall): Promise<readonly Hit[]> {
  const { reader, viewer, wanted, lang, limit } = call;
  const { organisationId } = viewer;
  if (organisationId === null || !hasPermission(viewer, 'services.view') || wordsIn(call).length === 0)
    return [];
  const rows = await listPartnerServices(reader, {
    organisationId,
    lang,
    of: 'own',
    q: wanted.text,
    after: null,
    limit,
  });
  return rows.map(({ serviceId, name, categoryName }) => ({
    ...nothing,
    kind: 'service',
    id: serviceId,
    title: name,
    facts: [categoryName],
  }));
}

/** Every word begins some word of the name, in either language. */
const begins = (names: string, words: readonly string[]) => {
  const known = wordsOf(names);
  return words.every((word) => known.some((one) => one.startsWith(word)));
};

function categoriesOf(
  { categories }: Catalogue,
  words: readonly string[],
  lang: 'en' | 'hi',
): readonly Hit[] {
  return categories
    .filter(({ name, name_hi }) => begins(`${name} ${name_hi}`, words))
    .map(({ category_id, name, name_hi }) => ({
      ...nothing,
      kind: 'category',
      id: category_id,
      title: lang === 'hi' ? name_hi : name,
      facts: [],
    }));
}

/** The whole catalogue, from memory. */
async function forOffice({ catalogue, scoresOf }: Dependencies, call: FindCall): Promise<readonly Hit[]> {
  const words = wordsIn(call);
  if (words.length === 0) return [];
  const [all, scores] = await Promise.all([catalogue(), scoresOf(words)]);
  const services = all.sold
    .filter(({ service_id }) => scores.has(service_id))
    .toSorted((one, other) => (scores.get(other.service_id) ?? 0) - (scores.get(one.service_id) ?? 0))
    .slice(0, call.limit)
    .map(
      ({ service_id, name, name_hi, category }): Hit => ({
        ...nothing,
        kind: 'service',
        id: service_id,
        title: call.lang === 'hi' ? name_hi : name,
        facts: [call.lang === 'hi' ? category.name_hi : category.name],
      }),
    );
  return [...services, ...categoriesOf(all, words, call.lang).slice(0, call.limit)];
}

export const serviceFinders = (deps: Dependencies): readonly Finder[] => [
  { room: 'work', find: forWork },
  { room: 'office', find: (call) => forOffice(deps, call) },
];
