import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { istDay } from '@nukkad/contract/kernel/time';
import { creditEvents } from '@nukkad/contract/money/credit/credit.noun';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import { dayIn, inRupees } from '../../platform/spoken.rules.ts';

/** More credit is told; what a booking used is on that booking. */
export const creditNotices: readonly Notice[] = [
  notice('credit.tell', creditEvents.given, {
    tag: 'payments',
    opens: () => screenAddress.customerCredit,
    to: async ({ facts }) => person(facts.userId),
    look: async ({ facts }) => facts,
    words: ({ amountPaise, kind }) =>
      kind === 'refund'
        ? text({
            en: `${inRupees(amountPaise)} was returned to your credit.`,
            hi: `${inRupees(amountPaise)} आपके क्रेडिट में लौट आया।`,
          })
        : text({
            en: `You received ${inRupees(amountPaise)} credit. Use it at checkout.`,
            hi: `आपको ${inRupees(amountPaise)} क्रेडिट मिला। चेकआउट पर इस्तेमाल करें।`,
          }),
  }),
  notice('credit.tell_expiring', creditEvents.expiring, {
    tag: 'payments',
    weight: 'calm',
    opens: () => screenAddress.customerCredit,
    to: async ({ facts }) => person(facts.userId),
    look: async ({ facts }) => facts,
    words: ({ amountPaise, at }) =>
      text({
        en: `${inRupees(amountPaise)} of your credit expires on ${dayIn('en', istDay(new Date(at)))}. Use it for your next booking.`,
        hi: `आपका ${inRupees(amountPaise)} क्रेडिट ${dayIn('hi', istDay(new Date(at)))} को ख़त्म होगा। अगली बुकिंग में इस्तेमाल करें।`,
      }),
  }),
];
