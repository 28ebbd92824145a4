/**
 * What a request is asked for besides words, place, days and budget, by category. A service's own questions choose what is
 * booked at a price; these tell a partner how large the work is before it is seen.
 */
import type { Said } from '../../platform/spoken.rules.ts';

interface Option {
  readonly optionId: string;
  readonly label: Said;
}

export interface Question {
  readonly questionId: string;
  readonly question: Said;
  readonly options: readonly Option[];
}

const option = (optionId: string, en: string, hi: string): Option => ({ optionId, label: { en, hi } });

const place: Question = {
  questionId: 'place',
  question: { en: 'Where is the work?', hi: 'काम कहाँ है?' },
  options: [
    option('flat', 'Flat', 'फ़्लैट'),
    option('house', 'House or villa', 'मकान या विला'),
    option('office', 'Office', 'ऑफ़िस'),
    option('shop', 'Shop or other business', 'दुकान या दूसरा कारोबार'),
  ],
};

const size: Question = {
  questionId: 'size',
  question: { en: 'How large is the place?', hi: 'जगह कितनी बड़ी है?' },
  options: [
    option('to-500', 'Up to 500 sq ft', '500 वर्ग फ़ुट तक'),
    option('to-1000', '500 to 1,000 sq ft', '500 से 1,000 वर्ग फ़ुट'),
    option('to-2000', '1,000 to 2,000 sq ft', '1,000 से 2,000 वर्ग फ़ुट'),
    option('above', 'More than 2,000 sq ft', '2,000 वर्ग फ़ुट से ज़्यादा'),
  ],
};

const rhythm: Question = {
  questionId: 'rhythm',
  question: { en: 'How often do you need it?', hi: 'यह काम कितनी बार चाहिए?' },
  options: [
    option('once', 'Once', 'एक बार'),
    option('weekly', 'Every week', 'हर हफ़्ते'),
    option('monthly', 'Every month', 'हर महीने'),
    option('yearly', 'On a yearly contract', 'सालाना कॉन्ट्रैक्ट पर'),
  ],
};

const rooms: Question = {
  questionId: 'rooms',
  question: { en: 'How much has to be moved?', hi: 'कितना सामान ले जाना है?' },
  options: [
    option('few', 'A few things', 'कुछ चीज़ें'),
    option('1bhk', '1 BHK', '1 बीएचके'),
    option('2bhk', '2 BHK', '2 बीएचके'),
    option('3bhk', '3 BHK or more', '3 बीएचके या ज़्यादा'),
    option('office', 'An office', 'ऑफ़िस का सामान'),
  ],
};

const guests: Question = {
  questionId: 'guests',
  question: { en: 'How many guests do you expect?', hi: 'कितने मेहमान आएँगे?' },
  options: [
    option('to-30', 'Up to 30', '30 तक'),
    option('to-100', '30 to 100', '30 से 100'),
    option('to-300', '100 to 300', '100 से 300'),
    option('above', 'More than 300', '300 से ज़्यादा'),
  ],
};

const things: Question = {
  questionId: 'things',
  question: { en: 'For how many?', hi: 'कितने के लिए?' },
  options: [
    option('one', 'One', 'एक'),
    option('to-5', '2 to 5', '2 से 5'),
    option('to-20', '6 to 20', '6 से 20'),
    option('above', 'More than 20', '20 से ज़्यादा'),
  ],
};

const ofPlace = [place, size];
const inPlace = [place, size, rhythm];

const byCategory: Readonly<Record<string, readonly Question[]>> = {
  ac: [place, things],
  appliance: [place, things],
  care: [rhythm],
  cleaning: inPlace,
  electrician: ofPlace,
  events: [guests],
  garden: inPlace,
  maid: inPlace,
  movers: [rooms],
  'office-amc': [size, rhythm],
  'office-clean': [size, rhythm],
  'office-staff': [things, rhythm],
  painting: ofPlace,
  pest: inPlace,
  plumber: ofPlace,
  'salon-men': [things],
  'salon-women': [things],
  security: [place, things],
  vehicle: [things],
};

export const questionsOf = (categoryId: string): readonly Question[] => byCategory[categoryId] ?? ofPlace;

/** Of a question that is asked no more the answer is left out. */
export function saidAnswers(
  categoryId: string,
  answers: readonly { readonly questionId: string; readonly optionId: string }[],
  lang: 'en' | 'hi',
): { question: string; answer: string }[] {
  return questionsOf(categoryId).flatMap(({ questionId, question, options }) => {
    const given = answers.find((answer) => answer.questionId === questionId);
    const chosen = options.find(({ optionId }) => optionId === given?.optionId);
    return chosen ? [{ question: question[lang], answer: chosen.label[lang] }] : [];
  });
}
