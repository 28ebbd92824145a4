/** What the public page of a shared record says. */
import { type Language, monthIn } from '../../platform/spoken.rules.ts';
import type { RecordFacts } from './work-record.rules.ts';

type Category = RecordFacts['categories'][number];
type Tenure = RecordFacts['tenures'][number];
type Closed = readonly [what: string, next: string];

interface PageWords {
  readonly title: string;
  readonly checked: string;
  readonly made: string;
  readonly visits: (count: number) => string;
  readonly months: (count: number) => string;
  readonly onTime: (percent: number) => string;
  readonly stars: (stars: number, reviews: number) => string;
  readonly work: string;
  readonly tenures: string;
  readonly span: (one: Category | Tenure) => string;
  readonly how: string;
  readonly get: string;
  readonly revoked: Closed;
  readonly unknown: Closed;
  readonly altered: Closed;
}

const counted = (one: string, other: string) => (count: number) => `${count} ${count === 1 ? one : other}`;

export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    title: 'Verified work record',
    checked: 'Signature checked: this record is genuine and unchanged.',
    made: 'As of',
    visits: counted('completed visit', 'completed visits'),
    months: counted('month', 'months'),
    onTime: (percent) => `${percent}% on time`,
    stars: (stars, reviews) => `${stars} of 5 stars, ${reviews} ${reviews === 1 ? 'review' : 'reviews'}`,
    work: 'Visits by service',
    tenures: 'Jobs confirmed by employers',
    span: ({ from, to }) => `${monthIn('en', from)} – ${to === null ? 'now' : monthIn('en', to)}`,
    how: 'Visits count when the customer gave the start OTP and no one disputed them. No customer and no place is named.',
    get: 'Download signed copy',
    revoked: ['This record is no longer shared', 'Ask the person for a new link.'],
    unknown: ['This link doesn’t work', 'Check that you copied the whole link, or ask for a new one.'],
    altered: [
      'We can’t check this record',
      'It was signed with another key. Ask the person to share it again.',
    ],
  },
  hi: {
    title: 'जाँचा हुआ काम का रिकॉर्ड',
    checked: 'हस्ताक्षर की जाँच हो गई: यह रिकॉर्ड असली है और बदला नहीं गया।',
    made: 'इस दिन तक',
    visits: counted('पूरी की गई विज़िट', 'पूरी की गई विज़िट'),
    months: counted('महीना', 'महीने'),
    onTime: (percent) => `${percent}% समय पर`,
    stars: (stars, reviews) => `5 में से ${stars} स्टार, ${reviews} रिव्यू`,
    work: 'सेवा के हिसाब से विज़िट',
    tenures: 'नियोक्ता ने पक्की की हुई नौकरियाँ',
    span: ({ from, to }) => `${monthIn('hi', from)} – ${to === null ? 'अब तक' : monthIn('hi', to)}`,
    how: 'वही विज़िट गिनी जाती है जिसमें ग्राहक ने स्टार्ट OTP दिया और कोई विवाद नहीं हुआ। किसी ग्राहक या जगह का नाम नहीं है।',
    get: 'हस्ताक्षर वाली कॉपी डाउनलोड करें',
    revoked: ['यह रिकॉर्ड अब शेयर नहीं है', 'उस व्यक्ति से नया लिंक माँगें।'],
    unknown: ['यह लिंक काम नहीं करता', 'देखें कि पूरा लिंक कॉपी हुआ है, या नया लिंक माँगें।'],
    altered: ['इस रिकॉर्ड की जाँच नहीं हो सकी', 'इस पर दूसरी कुंजी से हस्ताक्षर हैं। उस व्यक्ति से फिर शेयर करने को कहें।'],
  },
};
