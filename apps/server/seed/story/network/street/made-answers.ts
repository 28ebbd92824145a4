/** What members say and press under the posts of the street, after each was there. */
import { newId } from '../../../../src/platform/id.ts';
import type { Random } from '../../../random.ts';
import { saidUnder } from './answer-words.ts';
import type { Language } from './phrases.ts';
import type { Talk } from './scene.ts';
import { fill } from './slots.ts';

const hourMs = 3_600_000;
const kinds = ['like', 'like', 'like', 'thanks', 'well_done', 'useful'] as const;

/** A post, and who may see it besides its author. */
export interface Answered {
  readonly postId: string;
  readonly authorId: string;
  readonly talk: Talk;
  readonly language: Language;
  readonly publishedAt: Date;
  readonly readers: readonly string[];
}

export interface MadeComment {
  readonly commentId: string;
  readonly postId: string;
  readonly parentId: string | null;
  readonly authorId: string;
  readonly body: string;
  readonly at: Date;
}

export interface MadeReaction {
  readonly subject: 'post' | 'comment';
  readonly subjectId: string;
  readonly memberId: string;
  readonly kind: (typeof kinds)[number];
  readonly at: Date;
}

type Unnamed = Omit<MadeComment, 'commentId' | 'parentId'> & { readonly answers: Unnamed | null };

/** Most within hours, some a day later. */
const after = (random: Random, at: Date, present: Date): Date =>
  new Date(
    at.getTime() + random.next() * random.next() * Math.min(40 * hourMs, present.getTime() - at.getTime()),
  );

/** Many posts have none, few have many. */
const howMany = (random: Random, most: number): number => Math.floor((most + 1) * random.next() ** 3);

function shuffled<One>(random: Random, list: readonly One[]): One[] {
  const left = [...list];
  const dealt: One[] = [];
  while (left.length > 0) dealt.push(...left.splice(random.between(0, left.length - 1), 1));
  return dealt;
}

function commentsOn(random: Random, post: Answered, present: Date): readonly Unnamed[] {
  const { postId, talk, language, publishedAt, readers, authorId } = post;
  if (readers.length === 0) return [];
  const { comments, answers } = saidUnder[talk];
  const answering = shuffled(random, answers[language]);
  const words = shuffled(random, comments[language]).slice(0, howMany(random, comments[language].length));
  return words.flatMap((phrase) => {
    const body = fill(phrase, random, language);
    const first = {
      postId,
      authorId: random.pick(readers),
      body,
      at: after(random, publishedAt, present),
      answers: null,
    };
    const answer = random.chance(0.4) ? answering.pop() : undefined;
    if (answer === undefined) return [first];
    const at = after(random, first.at, present);
    return [first, { postId, authorId, body: fill(answer, random, language), at, answers: first }];
  });
}

/** Ids in the order of time, as comments are listed by them. */
function named(said: readonly Unnamed[]): readonly MadeComment[] {
  const inTime = said.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const made = inTime.map(() => newId()).toSorted();
  const ids = new Map(inTime.map((one, place) => [one, made[place] ?? '']));
  return inTime.map(({ answers: parent, ...one }, place) => ({
    ...one,
    commentId: made[place] ?? '',
    parentId: parent && (ids.get(parent) ?? null),
  }));
}

export const makeComments = (random: Random, posts: readonly Answered[], present: Date) =>
  named(posts.flatMap((post) => commentsOn(random, post, present)));

/** Each member once. */
function reactionsTo(
  random: Random,
  on: Pick<MadeReaction, 'subject' | 'subjectId'>,
  { at, readers, most }: { readonly at: Date; readonly readers: readonly string[]; readonly most: number },
  present: Date,
): readonly MadeReaction[] {
  if (readers.length === 0) return [];
  const members = new Set(Array.from({ length: howMany(random, most) }, () => random.pick(readers)));
  return [...members].map((memberId) => ({
    ...on,
    memberId,
    kind: random.pick(kinds),
    at: after(random, at, present),
  }));
}

export function makeReactions(
  random: Random,
  posts: readonly Answered[],
  comments: readonly MadeComment[],
  present: Date,
): readonly MadeReaction[] {
  const readersOf = new Map(posts.map(({ postId, readers }) => [postId, readers]));
  return [
    ...posts.flatMap(({ postId, publishedAt: at, readers }) =>
      reactionsTo(random, { subject: 'post', subjectId: postId }, { at, readers, most: 24 }, present),
    ),
    ...comments.flatMap(({ commentId, postId, authorId, at }) =>
      reactionsTo(
        random,
        { subject: 'comment', subjectId: commentId },
        { at, readers: (readersOf.get(postId) ?? []).filter((id) => id !== authorId), most: 4 },
        present,
      ),
    ),
  ];
}
