import { wordsIn } from '@nukkad/contract/kernel/alike';
import type { NamedSkill, Taxonomy, TradeFound } from './skill.interface.ts';
import { type KnownWord, closenessTo, knownWord, meantWords } from './skill.rules.ts';

/** One that fits searched words. */
export interface SkillFound<One> {
  readonly one: One;
  readonly closeness: number;
}

/** What one is called, as places in the list of all words. */
interface Phrase<One> {
  readonly one: One;
  readonly words: readonly number[];
}

/** Less is chance: one of two words, and that not exactly. */
const leastCloseness = 0.4;
/** What fits much worse than the best is left out. */
const leastShare = 0.6;
/** Of a name of which not every word was said. */
const partShare = 0.3;
/** A trade that is found by what one does in it. */
const bySkill = 0.8;

/** The words of all names once, so that a search compares each of them once. */
function indexOf<One extends NamedSkill>(all: readonly One[]) {
  const places = new Map<string, number>();
  const words: KnownWord[] = [];
  const placeOf = (word: string): number => {
    const known = places.get(word);
    if (known !== undefined) return known;
    places.set(word, words.length);
    return words.push(knownWord(word)) - 1;
  };
  const phrases = all.flatMap((one): Phrase<One>[] =>
    [one.name, one.nameHi, ...one.spellings].map((phrase) => ({ one, words: wordsIn(phrase).map(placeOf) })),
  );
  return { words, phrases };
}

/** How well one name fits: how close each typed word comes, and less where more is in the name. */
function fitOf(words: readonly number[], closeness: readonly (readonly number[])[]): number {
  const best = closeness.map((row) => Math.max(0, ...words.map((place) => row[place] ?? 0)));
  const said = words.filter((place) => closeness.some((row) => (row[place] ?? 0) > 0)).length;
  const fit = best.reduce((sum, one) => sum + one, 0) / best.length;
  return fit * (1 - partShare + (partShare * said) / words.length);
}

/** Those that fit the words, the best first; what is called the same way comes in the order given. */
export function searchOf<One extends NamedSkill>(
  all: readonly One[],
): (typed: string) => readonly SkillFound<One>[] {
  const { words, phrases } = indexOf(all);
  return (typed) => {
    const meant = meantWords(typed).map(knownWord);
    if (meant.length === 0) return [];
    const closeness = meant.map((word) => words.map((known) => closenessTo(word, known)));
    const fits = new Map<One, number>();
    for (const { one, words: said } of phrases)
      if (said.length > 0) fits.set(one, Math.max(fits.get(one) ?? 0, fitOf(said, closeness)));
    const least = Math.max(leastCloseness, leastShare * Math.max(0, ...fits.values()));
    return [...fits]
      .map(([one, fit]) => ({ one, closeness: Math.round(fit * 1_000) / 1_000 }))
      .filter(({ closeness: fit }) => fit >= least)
      .toSorted((a, b) => b.closeness - a.closeness);
  };
}

function tradesFound(found: readonly SkillFound<NamedSkill>[]): readonly TradeFound[] {
  const best = new Map<string, number>();
  for (const { one, closeness } of found) {
    const tradeId = one.kind === 'trade' ? one.skillId : one.tradeId;
    const fit = one.kind === 'trade' ? closeness : bySkill * closeness;
    if (tradeId !== null) best.set(tradeId, Math.max(best.get(tradeId) ?? 0, fit));
  }
  return [...best]
    .map(([tradeId, closeness]) => ({ tradeId, closeness }))
    .toSorted((a, b) => b.closeness - a.closeness);
}

/** What the domain itself reads besides what it lends to others. */
export interface WholeTaxonomy extends Taxonomy {
  readonly search: (typed: string) => readonly SkillFound<NamedSkill>[];
}

export function taxonomyOf(all: readonly NamedSkill[]): WholeTaxonomy {
  const byId = new Map(all.map((one) => [one.skillId, one]));
  const find = (id: string | null) => (id === null ? undefined : byId.get(id));
  const inUse = all.filter((one) => !one.isRetired && find(one.tradeId)?.isRetired !== true);
  const usedIds = new Map(inUse.map((one) => [one.skillId, one.kind]));
  const search = searchOf(inUse);
  return {
    inUse,
    search,
    tradeOf: (tradeId) => {
      const found = find(tradeId);
      return found?.kind === 'trade' ? found : null;
    },
    skillsOf: (skillIds) => skillIds.flatMap((id) => find(id) ?? []),
    isTrade: (tradeId) => usedIds.get(tradeId) === 'trade',
    unknownSkills: (skillIds) => skillIds.filter((id) => usedIds.get(id) !== 'skill'),
    findTrades: (words) => tradesFound(search(words)),
  };
}
