import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { newsletterEvents } from '@nukkad/contract/talk/newsletter/newsletter.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, type Words, notice } from '../../platform/notice/notice.ts';
import type { Platform } from '../../platform/platform.ts';
import { confirmCode } from './newsletter-keys.ts';
import { unsubscribeLink } from './newsletter.presenter.ts';
import { confirmDays } from './newsletter.rules.ts';
import { type SubscriberRow, findSubscriber } from './newsletter.store.ts';

interface Heard {
  readonly facts: { readonly subscriberId: string };
}

/**
 * To the address alone, not to an account: it is the owner of the mailbox who says yes. Critical: it answers what was just
 * done, and the screen says to look for it, at night as well.
 */
const toAddress = {
  tag: 'offers',
  urgent: true,
  weight: 'critical',
  opens: () => screenAddress.home,
  channels: ['mail'],
  to: async ({ facts }: Heard, reader: Reader) => {
    const row = await findSubscriber(reader, facts.subscriberId);
    return row ? [{ userId: null, at: { mobileNumber: null, email: row.email, language: row.lang } }] : [];
  },
} as const;

const whileIn =
  (status: SubscriberRow['status']) =>
  async ({ facts }: Heard, reader: Reader) => {
    const row = await findSubscriber(reader, facts.subscriberId);
    return row?.status === status ? row : null;
  };

const wordsOfConfirmation = (brand: string, confirm: string): Words => ({
  fills: {
    text: {
      en: `confirm your newsletter subscription: ${confirm}`,
      hi: `न्यूज़लेटर की पुष्टि करें: ${confirm}`,
    },
  },
  mail: {
    subject: { en: `${brand}: confirm your subscription`, hi: `${brand}: सब्सक्रिप्शन की पुष्टि करें` },
    text: {
      en: `You asked for the ${brand} newsletter. Confirm your email address within ${confirmDays} days:\n${confirm}\n\nNot you? Ignore this email. We won’t send anything else, and your address is deleted after ${confirmDays} days.`,
      hi: `आपने ${brand} का न्यूज़लेटर माँगा है। ${confirmDays} दिन के भीतर अपने ईमेल पते की पुष्टि करें:\n${confirm}\n\nआपने नहीं माँगा? इस ईमेल को अनदेखा करें। हम और कुछ नहीं भेजेंगे, और आपका पता ${confirmDays} दिन बाद डिलीट हो जाएगा।`,
    },
  },
});

const wordsOfWelcome = (brand: string, unsubscribe: string): Words => ({
  fills: {
    text: {
      en: `you’re subscribed to the newsletter. Unsubscribe: ${unsubscribe}`,
      hi: `आपने न्यूज़लेटर सब्सक्राइब कर लिया है। अनसब्सक्राइब करें: ${unsubscribe}`,
    },
  },
  mail: {
    subject: { en: `${brand}: you’re subscribed`, hi: `${brand}: आपने सब्सक्राइब कर लिया` },
    text: {
      en: `You’ll get the ${brand} newsletter at this address.\n\nUnsubscribe at any time: ${unsubscribe}`,
      hi: `${brand} का न्यूज़लेटर अब इस पते पर आएगा।\n\nकभी भी अनसब्सक्राइब करें: ${unsubscribe}`,
    },
  },
});

export function newsletterNotices({ config }: Platform): readonly Notice[] {
  const { BRAND_NAME: brand, publicOrigin, secret } = config;
  return [
    notice('newsletter.mail_confirmation', newsletterEvents.asked, {
      ...toAddress,
      look: whileIn('Pending'),
      words: ({ subscriberId, mailedAt }) => {
        const code = confirmCode(secret, subscriberId, mailedAt);
        return wordsOfConfirmation(brand, `${publicOrigin}${screenAddress.confirmNewsletter(code)}`);
      },
    }),
    notice('newsletter.mail_welcome', newsletterEvents.confirmed, {
      ...toAddress,
      look: whileIn('Subscribed'),
      words: ({ subscriberId }) => wordsOfWelcome(brand, unsubscribeLink(config, subscriberId)),
    }),
  ];
}
