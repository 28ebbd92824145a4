import { closenessOf, wordsIn } from '@nukkad/contract/kernel/alike';
import type { Finder, FoundHit, OpenFindCall } from '../../platform/search/finder.ts';
import type { FaqDependencies } from './faq/faq.interface.ts';
import { presentFaq } from './faq/faq.presenter.ts';
import { searchFaqs, wordsOf } from './faq/faq.rules.ts';
import { mostVideos } from '@nukkad/contract/talk/support/video-office.api';
import { listShownVideos } from './video/video.store.ts';

type Dependencies = Pick<FaqDependencies, 'figures' | 'shown'>;

const nothing = { kind: 'help', startsAt: null, status: null } as const;

/** Every word begins one of these, or is like one. */
const isLike = (typed: readonly string[], texts: readonly string[]): boolean =>
  closenessOf(typed, texts.flatMap(wordsIn)) > 0;

/** Questions by the matcher of their page, then those that are spelled much like the words. */
async function questionsOf(deps: Dependencies, { wanted, lang, now }: OpenFindCall): Promise<FoundHit[]> {
  const rows = await deps.shown();
  const asked = wordsOf(wanted.text);
  const called = searchFaqs(rows, wanted.text).filter((row) =>
    isLike(asked, [row.question, row.questionHi, row.words]),
  );
  const found = called.length > 0 ? called : searchFaqs(rows, wanted.text);
  if (found.length === 0) return [];
  const figures = await deps.figures.single()(now, lang);
  return found
    .map((row) => presentFaq(row, { lang, figures }))
    .map(({ faqId, question, answer }) => ({
      ...nothing,
      id: `faq/${faqId}`,
      title: question,
      facts: [answer.slice(0, mostOfAnswer)],
      ...(called.length === 0 && { isGuess: true }),
    }));
}
const mostOfAnswer = 120;

async function videosOf({ reader, wanted, lang }: OpenFindCall): Promise<FoundHit[]> {
  const asked = wordsOf(wanted.text);
  const rows = asked.length === 0 ? [] : await listShownVideos(reader, mostVideos);
  return rows
    .filter(({ titleEn, titleHi }) => isLike(asked, [titleEn, titleHi]))
    .map(({ videoId, titleEn, titleHi }) => ({
      ...nothing,
      id: `video/${videoId}`,
      title: lang === 'hi' ? titleHi : titleEn,
      facts: [],
    }));
}

/** Common questions and how-to videos, for everyone. */
export const helpFinders = (deps: Dependencies): readonly Finder[] => [
  {
    room: 'everyone',
    find: async (call) => {
      const { words, isCode } = call.wanted;
      if (words.length === 0 || isCode) return [];
      const [questions, videos] = await Promise.all([questionsOf(deps, call), videosOf(call)]);
      return [...questions, ...videos].slice(0, call.limit);
    },
  },
];
