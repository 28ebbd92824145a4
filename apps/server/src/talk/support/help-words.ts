/** The rows of the help pages: what is written of them, and publishing, is of the domain of public content. */
import type { Faq } from '@nukkad/contract/talk/support/faq.model';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { ReadFaqFigures } from './faq/faq.interface.ts';
import { presentFaq } from './faq/faq.presenter.ts';
import { hideFaq, publishFaq, refuseFullFaqs } from './faq/publish-faq.ts';
import { type FaqRow, findFaq } from './faq/faq.store.ts';
import { hideVideo, publishVideo, refuseFullVideos } from './video/publish-video.ts';
import { findVideo } from './video/video.store.ts';

type Words = Pick<FaqRow, 'faqId' | 'category' | 'question' | 'questionHi' | 'answer' | 'answerHi'>;

const rows = {
  findFaq,
  refuseFullFaqs,
  publishFaq,
  hideFaq,
  findVideo,
  refuseFullVideos,
  publishVideo,
  hideVideo,
};

export type HelpWords = typeof rows & {
  /** As it would be read, with the figures of now. */
  readonly readFaq: (words: Words, lang: 'en' | 'hi', now: Date) => Promise<Faq>;
};

export const helpWords = (figures: ExtensionPoint<ReadFaqFigures>): HelpWords => ({
  ...rows,
  readFaq: async (words, lang, now) =>
    presentFaq(words, { lang, figures: await figures.single()(now, lang) }),
});
