import { filledWords } from '@nukkad/contract/office/legal/filled-words';
import { legalFigures } from './figures.ts';
import type { PageWords } from './page-words.model.ts';
import { pick } from './page-words.ts';
import { complaints } from './terms.page.ts';

export const contactPage: PageWords = (facts, lang) => {
  const say = pick(lang);
  const words = {
    title: say('Contact us', 'संपर्क करें'),
    lead: say(
      'Write, call or email us. Every message gets a reference number.',
      'लिखें, कॉल या ईमेल करें। हर संदेश को एक नंबर मिलता है।',
    ),
    groups: [complaints(lang)],
  };
  return filledWords(words, legalFigures(facts, lang));
};
