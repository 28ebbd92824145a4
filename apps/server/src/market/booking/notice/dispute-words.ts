import type { Remedy } from '@nukkad/contract/market/dispute/dispute.noun';
import { type Said, inRupees } from '../../../platform/spoken.rules.ts';

const offers = {
  rework: { en: 'They offer to do the work again for free.', hi: 'वे काम मुफ़्त में दोबारा करने को तैयार हैं।' },
  refund: { en: 'They offer you a refund.', hi: 'वे आपको रिफ़ंड देने को तैयार हैं।' },
} as const satisfies Readonly<Record<Remedy, Said>>;

/** What the customer reads of the own dispute. */
export const buyerDisputeTexts = {
  answered: (offer: Remedy | null): Said => ({
    en: `the partner answered your dispute. ${offer ? `${offers[offer].en} Sign in to accept or decline.` : 'We’re looking into it.'}`,
    hi: `पार्टनर ने आपकी शिकायत का जवाब दिया। ${offer ? `${offers[offer].hi} हाँ या ना कहने के लिए साइन इन करें।` : 'हम इसे देख रहे हैं।'}`,
  }),
  rework: (before: Said): Said => ({
    en: `the work will be done again for free. Sign in to choose a time before ${before.en}.`,
    hi: `काम मुफ़्त में दोबारा होगा। ${before.hi} से पहले साइन इन करके समय चुनें।`,
  }),
  dismissed: {
    en: 'your dispute is decided: we can’t grant it. Sign in to read why.',
    hi: 'आपकी शिकायत पर फ़ैसला हो गया: हम इसे मंज़ूर नहीं कर सके। वजह पढ़ने के लिए साइन इन करें।',
  },
} as const;

/** What the owner of the partner reads. */
export const partnerDisputeTexts = {
  opened: (before: Said): Said => ({
    en: `the customer disputes this job. Tell your side before ${before.en}. Its payout is on hold.`,
    hi: `ग्राहक ने इस काम पर शिकायत की है। ${before.hi} से पहले अपनी बात बताएँ। इसका भुगतान रुका हुआ है।`,
  }),
  declined: {
    en: 'the customer declined your offer. We’ll decide the dispute.',
    hi: 'ग्राहक ने आपका प्रस्ताव नहीं माना। शिकायत पर फ़ैसला हम करेंगे।',
  },
  rework: {
    en: 'the dispute is decided: the work must be done again. Sign in to read why.',
    hi: 'शिकायत पर फ़ैसला हो गया: काम दोबारा होगा। वजह पढ़ने के लिए साइन इन करें।',
  },
  dismissed: {
    en: 'the dispute is decided in your favour. Sign in to read why.',
    hi: 'शिकायत पर फ़ैसला आपके पक्ष में हुआ। वजह पढ़ने के लिए साइन इन करें।',
  },
  refunded: (amountPaise: number, byPartner: boolean): Said => ({
    en: `the customer gets ${inRupees(amountPaise)} back after the dispute. ${byPartner ? 'Your share is taken off your earnings.' : 'Your earnings don’t change.'}`,
    hi: `शिकायत के बाद ग्राहक को ${inRupees(amountPaise)} वापस मिलेंगे। ${byPartner ? 'आपका हिस्सा आपकी कमाई से कटेगा।' : 'आपकी कमाई नहीं बदलेगी।'}`,
  }),
} as const;
