/** What we say in a session ourselves, in the language in which it was asked for. */
import { type Said, inRupees, momentOf } from '../../../platform/spoken.rules.ts';

export const sessionLines = {
  joined: (name: string): Said => ({
    en: `${name} from support is here.`,
    hi: `सहायता से ${name} आ गए हैं।`,
  }),
  handedOn: (): Said => ({
    en: 'A colleague takes over. You keep your place at the front.',
    hi: 'अब एक सहकर्मी बात करेंगे। आपकी जगह सबसे आगे है।',
  }),
  resolved: (): Said => ({
    en: 'Marked as solved. Write again within 24 hours if it isn’t.',
    hi: 'हल हुआ मान लिया गया है। न हो तो 24 घंटे के भीतर फिर लिखें।',
  }),
  ended: (): Said => ({ en: 'Chat support ended.', hi: 'चैट सहायता समाप्त हुई।' }),
  warned: (): Said => ({
    en: 'Are you still there? Without an answer this chat ends.',
    hi: 'क्या आप अब भी यहाँ हैं? जवाब न मिलने पर चैट समाप्त होगी।',
  }),
  closed: (opensAt: Date): Said => {
    const at = momentOf(opensAt);
    return {
      en: `Live support is closed now. You keep your place: we answer from ${at.en}.`,
      hi: `लाइव सहायता अभी बंद है। आपकी जगह बनी रहेगी: ${at.hi} से जवाब मिलेगा।`,
    };
  },
  incident: (number: string): Said => ({
    en: `Your request ${number} was made of this chat.`,
    hi: `इस चैट से आपका अनुरोध ${number} बना।`,
  }),
  refunded: (bookingNumber: string, paise: number): Said => ({
    en: `A refund of ${inRupees(paise)} for booking ${bookingNumber} is on its way.`,
    hi: `बुकिंग ${bookingNumber} का ${inRupees(paise)} का रिफ़ंड भेजा जा रहा है।`,
  }),
  reassigned: (bookingNumber: string): Said => ({
    en: `Booking ${bookingNumber} was given to another partner.`,
    hi: `बुकिंग ${bookingNumber} दूसरे पार्टनर को दी गई।`,
  }),
  rescheduled: (bookingNumber: string, startsAt: string): Said => {
    const at = momentOf(new Date(startsAt));
    return {
      en: `The visit of booking ${bookingNumber} is now on ${at.en}.`,
      hi: `बुकिंग ${bookingNumber} का समय अब ${at.hi} है।`,
    };
  },
  credited: (paise: number): Said => ({
    en: `You have been given credit of ${inRupees(paise)}.`,
    hi: `आपको ${inRupees(paise)} का क्रेडिट दिया गया है।`,
  }),
  cancelled: (bookingNumber: string): Said => ({
    en: `Booking ${bookingNumber} was cancelled.`,
    hi: `बुकिंग ${bookingNumber} रद्द की गई।`,
  }),
} as const;
