import type { PageWords } from './page-words.model.ts';
import { pick } from './page-words.ts';
import { complaints } from './terms.page.ts';

export const contactPage: PageWords = (facts, lang) => {
  const say = pick(lang);
  return {
    title: say('Contact us', 'संपर्क करें'),
    lead: say(
      'Write, call or mail us. Your message gets a number so that we both can find it.',
      'लिखें, फ़ोन या ईमेल करें। आपके संदेश को एक नंबर मिलता है, ताकि वह हमेशा मिल जाए।',
    ),
    groups: [complaints(facts, lang)],
  };
};
