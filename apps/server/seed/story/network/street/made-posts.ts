/** Posts of the street, in the order of time: no phrase comes again within what one reads at once. */
import type { Random } from '../../../random.ts';
import { houseTrades } from './house-trades.ts';
import { peopleTrades } from './people-trades.ts';
import { type Language, type TradeWords } from './phrases.ts';
import type { Part, Scene, Talk } from './scene.ts';
import { seasonOf } from './seasons.ts';
import { capital, fill } from './slots.ts';
import { streetScenes } from './street-scenes.ts';
import { tradeScenes } from './trade-scenes.ts';

const trades: Readonly<Record<string, TradeWords>> = { ...houseTrades, ...peopleTrades };
/** Of those that people ask for at home. */
const everyTrade = Object.keys(trades).filter((one) => !one.startsWith('office'));
const scenes: readonly Scene[] = [...tradeScenes, ...streetScenes];

export interface Poster {
  readonly memberId: string;
  readonly part: Part;
  readonly writtenBy: string | null;
  readonly cityCode: string | null;
  readonly trades: readonly string[];
  readonly language: Language;
  /** Businesses that it may name: its connections. */
  readonly shops: readonly { readonly memberId: string; readonly handle: string; readonly trade: string }[];
}

export interface MadePost {
  readonly author: Poster;
  readonly body: string;
  readonly talk: Talk;
  readonly language: Language;
  readonly publishedAt: Date;
  readonly named: { readonly memberId: string; readonly handle: string } | null;
}

type Draft = MadePost & { readonly used: readonly string[] };

const tagsOf: Readonly<Record<Talk, Readonly<Record<Language, string>>>> = {
  work: { en: 'work', hi: 'काम', hinglish: 'work' },
  tip: { en: 'tips', hi: 'सुझाव', hinglish: 'tips' },
  offer: { en: 'offer', hi: 'मदद', hinglish: 'offer' },
  news: { en: 'street', hi: 'मोहल्ला', hinglish: 'mohalla' },
  ask: { en: 'question', hi: 'सवाल', hinglish: 'sawaal' },
  thanks: { en: 'thanks', hi: 'धन्यवाद', hinglish: 'shukriya' },
};

const partsOften: readonly Part[] = [
  ...Array<Part>(10).fill('neighbour'),
  ...Array<Part>(6).fill('shop'),
  ...Array<Part>(3).fill('worker'),
  'seeker',
];

const scenesBy = (part: Part): readonly Scene[] =>
  scenes.flatMap((scene) => (scene.by.includes(part) ? Array<Scene>(scene.often).fill(scene) : []));
const scenesOf: Readonly<Record<Part, readonly Scene[]>> = {
  shop: scenesBy('shop'),
  worker: scenesBy('worker'),
  neighbour: scenesBy('neighbour'),
  seeker: scenesBy('seeker'),
};

/** The trade that it is about, and whom it names. */
function subjectOf(random: Random, author: Poster, { talk }: Scene) {
  if (talk === 'thanks') {
    const shop = random.pick(author.shops);
    return { trade: shop.trade, named: shop };
  }
  const own = author.trades.filter((one) => one in trades);
  return { trade: random.pick(own.length > 0 ? own : everyTrade), named: null };
}

function draft(random: Random, author: Poster, publishedAt: Date): Draft | null {
  const scene = random.pick(scenesOf[author.part]);
  if (scene.talk === 'thanks' && author.shops.length === 0) return null;
  const { trade: tradeId, named } = subjectOf(random, author, scene);
  const trade = trades[tradeId];
  if (!trade) return null;
  const language = random.chance(0.85) ? author.language : 'en';
  const job = random.pick(trade.jobs[language]);
  const tip = random.pick(trade.tips[language]);
  const season = random.pick(seasonOf(publishedAt)[language]);
  const phrases = [random.pick(scene.opens[language])];
  if (random.chance(0.75)) phrases.push(random.pick(scene.ends[language]));
  const text = phrases.join(' ');
  const asked = { job, tip, season };
  const inside = (['job', 'tip', 'season'] as const).filter((name) => text.includes(`{${name}}`));
  const own = {
    job: () => job,
    tip: () => tip,
    season: () => season,
    trade: () => trade.name[language],
    aTrade: () => `${/^[aeio]/i.test(trade.name.en) ? 'an' : 'a'} ${trade.name.en}`,
    shop: () => `@${named?.handle ?? ''}`,
  };
  const aboutTrade = named !== null || /\{(?:job|tip|a?trade)\}/i.test(text);
  const tags = [...(aboutTrade ? [trade.tags[language]] : []), (scene.tag ?? tagsOf[scene.talk])[language]];
  const body = `${capital(fill(text, random, language, own))} ${tags.map((tag) => `#${tag}`).join(' ')}`;
  const used = [...phrases, ...inside.map((name) => asked[name])];
  return { author, body, talk: scene.talk, language, publishedAt, named, used };
}

/** A phrase comes again after so many posts, the same sentence after what a reader may scroll through, an author after a few. */
const phraseRests = 24;
const sentenceRests = 220;
const authorRests = 8;
const tries = 80;

interface Mark {
  readonly key: string;
  readonly rests: number;
}

/** Of the words before the tags. */
export const sentencesIn = (body: string): readonly string[] =>
  (body.split(/ #/, 1)[0] ?? '').split(/(?<=[.!?।]) /).filter((one) => one !== '');

const marksOf = ({ used, author, body }: Draft): readonly Mark[] => [
  { key: author.memberId, rests: authorRests },
  ...used.map((key) => ({ key, rests: phraseRests })),
  ...sentencesIn(body).map((key) => ({ key: `said: ${key}`, rests: sentenceRests })),
];

/** Where each was last heard. A street of few people and words says things again sooner, when nothing else was found. */
class Heard {
  private readonly last = new Map<string, number>();
  isNew(marks: readonly Mark[], at: number, attempt: number): boolean {
    const share = attempt < tries / 2 ? 1 : 1 / 3;
    return marks.every(({ key, rests }) => at - (this.last.get(key) ?? -Infinity) > rests * share);
  }
  note(marks: readonly Mark[], at: number): void {
    for (const { key } of marks) this.last.set(key, at);
  }
}

/** At these times, which are in order. */
export function makePosts(
  random: Random,
  posters: readonly Poster[],
  times: readonly Date[],
): readonly MadePost[] {
  const by = (part: Part) => posters.filter((one) => one.part === part);
  const authors = {
    shop: by('shop'),
    worker: by('worker'),
    neighbour: by('neighbour'),
    seeker: by('seeker'),
  };
  const made: MadePost[] = [];
  const heard = new Heard();
  for (const [at, publishedAt] of times.entries())
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const group = authors[random.pick(partsOften)];
      const one = group.length === 0 ? null : draft(random, random.pick(group), publishedAt);
      if (!one) continue;
      const marks = marksOf(one);
      if (!heard.isNew(marks, at, attempt)) continue;
      heard.note(marks, at);
      made.push(one);
      break;
    }
  return made;
}
