/** Invented words of the demo city's customers and partners, by stars, in both languages. */
import type { ReviewTag } from '@nukkad/contract/market/review/review.tags';

interface Telling {
  readonly words: string;
  readonly tags: readonly ReviewTag[];
}
type Stars = 1 | 2 | 3 | 4 | 5;

export const customerTellings: Readonly<Record<Stars, readonly Telling[]>> = {
  5: [
    {
      words: 'Came at the minute, laid out a sheet before starting and took the old parts away.',
      tags: ['on_time', 'clean'],
    },
    {
      words: 'Explained what was wrong before opening anything. The price was what the app had said.',
      tags: ['fair_price', 'polite'],
    },
    {
      words: 'बहुत अच्छा काम किया। समय पर आए और जाने से पहले सब साफ़ कर दिया।',
      tags: ['on_time', 'clean', 'good_work'],
    },
    {
      words: 'My mother was alone at home and he was very respectful. Will ask for him again.',
      tags: ['polite'],
    },
    { words: 'दाम वही लगा जो पहले बताया था। काम एक घंटे में पूरा।', tags: ['fair_price', 'good_work'] },
    { words: 'Third time with this team, never a problem.', tags: ['good_work'] },
    { words: '', tags: ['on_time', 'good_work'] },
    { words: '', tags: [] },
  ],
  4: [
    {
      words: 'Good work. He had to go back for a part, so it took a little longer than planned.',
      tags: ['good_work', 'polite'],
    },
    {
      words: 'Neat job, only the visit started fifteen minutes late because of traffic.',
      tags: ['clean', 'good_work'],
    },
    { words: 'काम अच्छा है, बस थोड़ा समय ज़्यादा लगा।', tags: ['good_work'] },
    { words: 'Friendly and careful with the furniture.', tags: ['polite'] },
    { words: '', tags: ['fair_price'] },
    { words: '', tags: [] },
  ],
  3: [
    { words: 'The work is fine, but I had to sweep up afterwards.', tags: ['untidy'] },
    { words: 'Came forty minutes late without a call. The repair itself holds.', tags: ['late'] },
    { words: 'ठीक-ठाक। इतने काम के लिए दाम थोड़ा ज़्यादा लगा।', tags: ['overpriced'] },
    { words: '', tags: ['late'] },
  ],
  2: [
    {
      words: 'It started dripping again the same evening. They have promised to come back.',
      tags: ['poor_work'],
    },
    { words: 'बहुत देर से आए और जल्दी में काम करके चले गए।', tags: ['late', 'poor_work'] },
    { words: 'Left dust and packing all over the balcony.', tags: ['untidy'] },
  ],
  1: [
    {
      words: 'Waited two hours, and then the job was half done. Not what I paid for.',
      tags: ['late', 'poor_work'],
    },
    { words: 'बात करने का तरीक़ा ठीक नहीं था।', tags: ['rude'] },
  ],
};

export const partnerTellings: Readonly<Record<Stars, readonly Telling[]>> = {
  5: [
    { words: 'Everything was ready when we came.', tags: ['ready', 'friendly'] },
    { words: '', tags: ['easy_to_find', 'paid_promptly'] },
    { words: 'अच्छे ग्राहक। पानी भी पिलाया।', tags: ['friendly'] },
    { words: '', tags: [] },
  ],
  4: [
    { words: 'The gate was hard to find, but a call helped.', tags: ['friendly'] },
    { words: '', tags: ['paid_promptly'] },
  ],
  3: [
    { words: 'We waited at the gate for some time.', tags: ['not_ready'] },
    { words: '', tags: ['hard_to_find'] },
  ],
  2: [{ words: '', tags: ['not_ready'] }],
  1: [{ words: '', tags: ['unfriendly'] }],
};

export const replies: Readonly<Record<'good' | 'bad', readonly string[]>> = {
  good: [
    'Thank you. We look forward to the next visit.',
    'धन्यवाद। आपकी बात पूरी टीम को बताई है।',
    'Glad it went well. Call for us by name next time.',
  ],
  bad: [
    'We are sorry. Our supervisor will come and put it right without a charge.',
    'माफ़ कीजिए, उस दिन एक काम देर तक चला। आगे ध्यान रखेंगे।',
    'Thank you for saying so. We have spoken with the professional.',
  ],
};

/** How often each number of stars is given, in hundredths; most visits go well. */
export const customerStars: readonly (readonly [Stars, number])[] = [
  [5, 52],
  [4, 28],
  [3, 11],
  [2, 6],
  [1, 3],
];
export const partnerStars: readonly (readonly [Stars, number])[] = [
  [5, 70],
  [4, 20],
  [3, 7],
  [2, 2],
  [1, 1],
];
