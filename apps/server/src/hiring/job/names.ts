import type { Reader } from '../../platform/db/database.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import type { Taxonomy } from '../skill/index.ts';
import type { JobDependencies } from './job.interface.ts';
import type { JobRow } from './job.store.ts';

interface Named {
  readonly skillId: string;
  readonly name: string;
}

/** What rows of jobs are called by, read once for a page. */
export interface Names {
  readonly taxonomy: Taxonomy;
  readonly cities: ReadonlyMap<string, string>;
  readonly trade: (tradeId: string) => Named;
  readonly skills: (skillIds: readonly string[]) => Named[];
}

const named = (
  skillId: string,
  facts: { readonly name: string; readonly nameHi: string } | null,
  lang: Language,
): Named => ({ skillId, name: (lang === 'hi' ? facts?.nameHi : facts?.name) ?? skillId });

export const tradeNamed = (taxonomy: Taxonomy, tradeId: string, lang: Language): Named =>
  named(tradeId, taxonomy.tradeOf(tradeId), lang);

export async function namesFor(
  { geography, skill }: Pick<JobDependencies, 'geography' | 'skill'>,
  reader: Reader,
  rows: readonly Pick<JobRow, 'cityCode'>[],
  lang: Language,
): Promise<Names> {
  const [taxonomy, cities] = await Promise.all([
    skill.taxonomy(reader),
    geography.cityNames(
      reader,
      rows.map(({ cityCode }) => cityCode),
    ),
  ]);
  return {
    taxonomy,
    cities,
    trade: (tradeId) => tradeNamed(taxonomy, tradeId, lang),
    skills: (skillIds) => taxonomy.skillsOf(skillIds).map((facts) => named(facts.skillId, facts, lang)),
  };
}
