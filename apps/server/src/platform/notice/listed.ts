import type { NotificationTag } from '@nukkad/contract/kernel/notice';
import type { Language, Said } from '../spoken.rules.ts';
import { subjects } from './message.ts';
import type { NoticeTemplate, Words } from './notice.ts';

/** A notice as the app's list and a lock screen show it. */
export interface Listed {
  readonly title: Said;
  readonly body: Said;
}

const titles: Readonly<Record<NotificationTag, Said>> = {
  account: { en: 'Your account', hi: 'आपका खाता' },
  bookings: { en: 'Bookings', hi: 'बुकिंग' },
  payments: { en: 'Payments', hi: 'भुगतान' },
  team: { en: 'Team', hi: 'टीम' },
  messages: { en: 'Messages', hi: 'संदेश' },
  offers: { en: 'Offers', hi: 'ऑफ़र' },
  network: { en: 'Network', hi: 'नेटवर्क' },
};

/** Texts that say the same every time; a code is never among them. */
const bodies: Readonly<Partial<Record<NoticeTemplate, Said>>> = {
  start_code: {
    en: 'Your professional is booked. The start OTP is in your booking.',
    hi: 'आपके कारीगर तय हो गए हैं। स्टार्ट OTP आपकी बुकिंग में है।',
  },
  staff_invitation: {
    en: 'You’re invited to join the team. Accept or decline.',
    hi: 'आपको टीम में बुलाया गया है। स्वीकार या अस्वीकार करें।',
  },
};

const ends: Readonly<Record<Language, string>> = { en: '.', hi: '।' };

/** Where the sentence begins that a text ends with; 0: it is the only one. */
const lastSentence = (text: string) =>
  Math.max(...['. ', '? ', '! ', '। '].map((end) => text.lastIndexOf(end) + 1));

/** A tap opens what the link of a message leads to, so it is left out, with the words that ask to follow it. */
function withoutLink(text: string, language: Language): string {
  const at = text.search(/https?:\/\//);
  if (at < 0) return text;
  const before = text.slice(0, at).trimEnd();
  if (!before.endsWith(':')) return before;
  const from = lastSentence(before);
  return from > 0 ? before.slice(0, from) : `${before.slice(0, -1)}${ends[language]}`;
}

const begun = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

function titleOf(
  template: NoticeTemplate,
  tag: NotificationTag,
  filled: Readonly<Record<string, string>>,
): Said {
  if (template === 'account_notice') return titles[tag];
  const { en, hi } = subjects[template](filled);
  return { en: begun(en), hi };
}

const withSubject = (text: string, subject: string | undefined) => (subject ? `${text}\n${subject}` : text);

/** Both languages are kept, and the reader's own is shown. */
export function listedOf(
  template: NoticeTemplate,
  tag: NotificationTag,
  { fills, listed, subject }: Words,
): Listed {
  const filledIn = (language: Language) =>
    Object.fromEntries(
      Object.entries(fills).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : value[language],
      ]),
    );
  const said = listed ?? bodies[template];
  const textIn = (language: Language) =>
    said ? said[language] : begun(withoutLink(filledIn(language)['text'] ?? '', language));
  return {
    title: { en: titleOf(template, tag, filledIn('en')).en, hi: titleOf(template, tag, filledIn('hi')).hi },
    body: { en: withSubject(textIn('en'), subject?.en), hi: withSubject(textIn('hi'), subject?.hi) },
  };
}
