import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { leadEvents } from '@nukkad/contract/market/lead/lead.events';
import type { QuoteSide } from '@nukkad/contract/market/quote/quote.model';
import { type Notice, notice, text } from '../../platform/notice/notice.ts';
import { inRupees, momentOf } from '../../platform/spoken.rules.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { type OfLead, type Reads, noticeReads } from './notice-reads.ts';

const tag = 'messages';
const opensOwn = ({ rfqId, leadId }: OfLead['facts']) => screenAddress.customerQuote(rfqId, leadId);
const opensLead = ({ leadId }: OfLead['facts']) => screenAddress.partnerQuote(leadId);
/** Of an event that one side made: the other one hears of it. */
const unlessBy =
  (side: QuoteSide, to: Reads['customer']): Reads['customer'] =>
  async (heard, reader) =>
    heard.facts.by === side ? [] : to(heard, reader);

const toCustomer = ({ customer, look }: Reads): readonly Notice[] => [
  notice('quote.tell_customer', leadEvents.quoted, {
    tag,
    opens: opensOwn,
    to: customer,
    look: look('Buyer'),
    words: ({ companyName, number, total, link, isAgain }) =>
      isAgain
        ? text({
            en: `${companyName} now quotes ${total} for your request ${number}. It replaces the earlier quote: ${link}`,
            hi: `${companyName} ने आपके अनुरोध ${number} के लिए अब ${total} का नया कोटेशन भेजा है। यह पुराने की जगह है: ${link}`,
          })
        : text({
            en: `${companyName} quotes ${total} for your request ${number}: ${link}`,
            hi: `${companyName} ने आपके अनुरोध ${number} के लिए ${total} का कोटेशन भेजा है: ${link}`,
          }),
  }),
  notice('quote.tell_customer', leadEvents.quoteAccepted, {
    tag,
    opens: opensOwn,
    to: unlessBy('Buyer', customer),
    look: look('Buyer'),
    words: ({ companyName, total, link }) =>
      text({
        en: `${companyName} accepts your offer of ${total}. Sign it to agree: ${link}`,
        hi: `${companyName} को आपका ${total} का प्रस्ताव मंज़ूर है। सहमति के लिए साइन करें: ${link}`,
      }),
  }),
  notice('quote.tell_customer', leadEvents.quoteSigned, {
    tag,
    opens: opensOwn,
    to: unlessBy('Buyer', customer),
    look: look('Buyer'),
    words: ({ companyName, total, link }) =>
      text({
        en: `${companyName} signed the quote of ${total}. Sign it too: ${link}`,
        hi: `${companyName} ने ${total} के कोटेशन पर साइन कर दिया है। आप भी साइन करें: ${link}`,
      }),
  }),
];

/** What the customer has to pay, and what becomes of it. */
const advancesToCustomer = ({ customer, look }: Reads): readonly Notice[] => [
  notice('quote.tell_customer', leadEvents.advanceDue, {
    tag,
    opens: opensOwn,
    to: customer,
    look: look('Buyer'),
    words: ({ companyName, agreement, link }) => {
      if (!agreement?.payBy) return null;
      const [amount, by] = [inRupees(agreement.advancePaise), momentOf(agreement.payBy)];
      return text({
        en: `pay the advance of ${amount} to ${companyName} by ${by.en}: ${link}`,
        hi: `${companyName} को ${amount} का अग्रिम ${by.hi} तक दें: ${link}`,
      });
    },
  }),
  notice('quote.tell_customer', leadEvents.dropped, {
    tag,
    opens: opensOwn,
    to: customer,
    look: look('Buyer'),
    words: ({ companyName, number }) =>
      text({
        en: `the advance for ${companyName} was not paid in time, so request ${number} is closed.`,
        hi: `${companyName} का अग्रिम समय पर नहीं मिला, इसलिए अनुरोध ${number} बंद हो गया।`,
      }),
  }),
];

/** What is offered. */
const offersToPartner = ({ owner, look }: Reads): readonly Notice[] => [
  notice('quote.tell_partner', leadEvents.countered, {
    tag,
    opens: opensLead,
    to: owner,
    look: look('Partner'),
    words: ({ number, total, link }) =>
      text({
        en: `the customer of ${number} offers ${total}. Accept it or send a new quote: ${link}`,
        hi: `${number} के ग्राहक ने ${total} का प्रस्ताव दिया है। मंज़ूर करें या नया कोटेशन भेजें: ${link}`,
      }),
  }),
  notice('quote.tell_partner', leadEvents.quoted, {
    tag,
    opens: opensLead,
    to: owner,
    // Who sent it has seen it; the owner hears of a new version of the team.
    look: async (heard, reader) => {
      const seen = await look('Partner')(heard, reader);
      return seen?.isAgain && seen.sentBy !== seen.ownerUserId ? seen : null;
    },
    words: ({ number, total, link }) =>
      text({
        en: `your team sent a new quote of ${total} for ${number}. It replaces the earlier one: ${link}`,
        hi: `आपकी टीम ने ${number} के लिए ${total} का नया कोटेशन भेजा है। यह पुराने की जगह है: ${link}`,
      }),
  }),
  notice('quote.tell_partner', leadEvents.linesAwarded, {
    tag,
    opens: opensLead,
    to: owner,
    look: look('Partner'),
    words: ({ number, total, link }) =>
      text({
        en: `the customer of ${number} wants some lines of your quote, for ${total}. Accept them or send a new quote: ${link}`,
        hi: `${number} के ग्राहक को आपके कोटेशन के कुछ काम चाहिए, ${total} में। मंज़ूर करें या नया कोटेशन भेजें: ${link}`,
      }),
  }),
];

/** How the customer answered a quote. */
const answersToPartner = ({ owner, look }: Reads): readonly Notice[] => [
  notice('quote.tell_partner', leadEvents.quoteAccepted, {
    tag,
    opens: opensLead,
    to: unlessBy('Partner', owner),
    look: look('Partner'),
    words: ({ number, total, link }) =>
      text({
        en: `your quote of ${total} for ${number} is accepted. Sign it to agree: ${link}`,
        hi: `${number} के लिए आपका ${total} का कोटेशन मंज़ूर हुआ। सहमति के लिए साइन करें: ${link}`,
      }),
  }),
  notice('quote.tell_partner', leadEvents.quoteSigned, {
    tag,
    opens: opensLead,
    to: unlessBy('Partner', owner),
    look: look('Partner'),
    words: ({ number, link }) =>
      text({
        en: `the customer signed your quote for ${number}. Sign it too: ${link}`,
        hi: `ग्राहक ने ${number} के आपके कोटेशन पर साइन कर दिया है। आप भी साइन करें: ${link}`,
      }),
  }),
  notice('quote.tell_partner', leadEvents.quoteRefused, {
    tag,
    opens: opensLead,
    to: owner,
    look: look('Partner'),
    words: ({ number, link }) =>
      text({
        en: `the customer declined your quote for ${number}. See why: ${link}`,
        hi: `ग्राहक ने ${number} का आपका कोटेशन नहीं लिया। कारण देखें: ${link}`,
      }),
  }),
];

/** What became of the quote. */
const outcomesToPartner = ({ owner, look }: Reads): readonly Notice[] => [
  notice('quote.tell_partner', leadEvents.agreed, {
    tag,
    opens: opensLead,
    to: owner,
    look: look('Partner'),
    words: ({ number, total, link }) =>
      text({
        en: `you and the customer of ${number} agreed on ${total}: ${link}`,
        hi: `${number} के ग्राहक के साथ ${total} पर सहमति हो गई: ${link}`,
      }),
  }),
  notice('quote.tell_partner', leadEvents.booked, {
    tag,
    opens: opensLead,
    to: owner,
    look: look('Partner'),
    words: ({ number, link }) =>
      text({
        en: `${number} is booked and is now a project: ${link}`,
        hi: `${number} बुक हो गया और अब एक प्रोजेक्ट है: ${link}`,
      }),
  }),
  notice('quote.tell_partner', leadEvents.visitsPlaced, {
    tag,
    opens: ({ projectId }) => screenAddress.partnerProject(projectId),
    to: owner,
    look: look('Partner'),
    words: ({ number }) =>
      text({
        en: `the customer of ${number} said where the work is. You can plan visits on the project’s page.`,
        hi: `${number} के ग्राहक ने काम का पता बता दिया है। अब प्रोजेक्ट के पेज पर विज़िट तय कर सकते हैं।`,
      }),
  }),
];

/** Why nothing became of it. */
const endsToPartner = ({ owner, look }: Reads): readonly Notice[] => [
  notice('quote.tell_partner', leadEvents.dropped, {
    tag,
    opens: opensLead,
    to: owner,
    look: look('Partner'),
    words: ({ number }) =>
      text({
        en: `the advance for ${number} was not paid in time, so the agreement has ended.`,
        hi: `${number} का अग्रिम समय पर नहीं मिला, इसलिए सहमति समाप्त हो गई।`,
      }),
  }),
  notice('quote.tell_partner', leadEvents.passedOver, {
    tag,
    opens: opensLead,
    to: owner,
    // Who had only been told of it hears nothing.
    look: async (heard, reader) => {
      const seen = await look('Partner')(heard, reader);
      return seen && seen.lead.unlockedAt !== null ? seen : null;
    },
    words: ({ number, link, total, isSplit }) => {
      if (isSplit)
        return text({
          en: `the customer of ${number} agreed with other partners on the work, so your lead is closed: ${link}`,
          hi: `${number} के ग्राहक ने यह काम दूसरे पार्टनरों को दे दिया, इसलिए आपकी लीड बंद हो गई: ${link}`,
        });
      if (total === '')
        return text({
          en: `the customer of ${number} agreed with another partner, so your lead is closed: ${link}`,
          hi: `${number} के ग्राहक ने किसी और पार्टनर को चुना, इसलिए आपकी लीड बंद हो गई: ${link}`,
        });
      return text({
        en: `the customer of ${number} agreed with another partner. See how prices compared: ${link}`,
        hi: `${number} के ग्राहक ने किसी और पार्टनर को चुना। देखें आपका दाम कैसा था: ${link}`,
      });
    },
  }),
];

/** Whom a quote concerns: each side hears of what the other one did. */
export function quoteNotices(deps: QuoteDependencies): readonly Notice[] {
  const seen = noticeReads(deps);
  return [
    ...toCustomer(seen),
    ...advancesToCustomer(seen),
    ...offersToPartner(seen),
    ...answersToPartner(seen),
    ...outcomesToPartner(seen),
    ...endsToPartner(seen),
  ];
}
