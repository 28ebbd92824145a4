import type { Language, Phrases } from './phrases.ts';

/** Who posts: a business, one who works for it, one who lives here, one who looks for work. */
export type Part = 'shop' | 'worker' | 'neighbour' | 'seeker';
/** What is said under a post, by what it is about. */
export type Talk = 'work' | 'tip' | 'offer' | 'news' | 'ask' | 'thanks';

/** One kind of post: it opens with one of these, and may go on. */
export interface Scene {
  readonly by: readonly Part[];
  readonly talk: Talk;
  /** How often, beside the others of the same author. */
  readonly often: number;
  readonly opens: Phrases;
  readonly ends: Phrases;
  /** In place of the one that belongs to what it is about. */
  readonly tag?: Readonly<Record<Language, string>>;
}
