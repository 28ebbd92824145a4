import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { leadEvents } from '@nukkad/contract/market/lead/lead.events';
import { leadRefundEvents } from '@nukkad/contract/market/lead/lead-refund.noun';
import { rfqEvents } from '@nukkad/contract/market/rfq/rfq.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import { findLead, findLeadByNumber } from './lead/lead.store.ts';
import type { RfqDependencies } from './rfq.interface.ts';
import { findRfq } from './rfq.store.ts';

interface OfLead {
  readonly facts: { readonly leadId: string; readonly rfqId: string };
}
interface OfRfq {
  readonly facts: { readonly rfqId: string };
}

async function readPair({ facts }: OfLead, reader: Reader) {
  const [lead, rfq] = await Promise.all([findLead(reader, facts.leadId), findRfq(reader, facts.rfqId)]);
  return lead && rfq && { lead, rfq };
}

/** What the words need, and to whom they go. */
function reads({ platform, catalog, partner }: RfqDependencies) {
  const linkTo = (path: string) => `${platform.config.publicOrigin}${path}`;
  return {
    customer: async ({ facts }: OfRfq, reader: Reader) =>
      person((await findRfq(reader, facts.rfqId))?.userId),
    owner: async ({ facts }: { readonly facts: Pick<OfLead['facts'], 'leadId'> }, reader: Reader) => {
      const organisationId = (await findLead(reader, facts.leadId))?.organisationId ?? '';
      const found = await partner.getOrganisations(reader, organisationId ? [organisationId] : []);
      return person(found.get(organisationId)?.ownerUserId);
    },
    ofRfq: async ({ facts }: OfRfq, reader: Reader) => {
      const row = await findRfq(reader, facts.rfqId);
      return row && { number: row.rfqNumber, link: linkTo(screenAddress.customerRfq(facts.rfqId)) };
    },
    /** Null: it was asked for the first time. */
    again: async ({ facts }: OfRfq, reader: Reader) => {
      const row = await findRfq(reader, facts.rfqId);
      const former = row?.againOf ? await findRfq(reader, row.againOf) : null;
      if (!row || !former) return null;
      const link = linkTo(screenAddress.customerRfq(facts.rfqId));
      return { number: row.rfqNumber, formerNumber: former.rfqNumber, link };
    },
    interest: async (heard: OfLead, reader: Reader) => {
      const pair = await readPair(heard, reader);
      if (!pair || pair.rfq.endedAt) return null;
      const { lead, rfq } = pair;
      const found = await partner.getOrganisations(reader, [lead.organisationId]);
      const companyName = found.get(lead.organisationId)?.companyName ?? '';
      return { companyName, number: rfq.rfqNumber, link: linkTo(screenAddress.customerRfq(rfq.rfqId)) };
    },
    lead: async (heard: OfLead, reader: Reader) => {
      const pair = await readPair(heard, reader);
      if (!pair) return null;
      const { lead, rfq } = pair;
      const [en, hi] = await Promise.all([catalog.categoryFaces('en'), catalog.categoryFaces('hi')]);
      const work = { en: en.get(rfq.categoryId)?.name ?? '', hi: hi.get(rfq.categoryId)?.name ?? '' };
      const link = linkTo(screenAddress.partnerLead(lead.leadId));
      const former = rfq.againOf ? await findRfq(reader, rfq.againOf) : null;
      const { organisationId } = lead;
      const wasTold =
        former && (await findLeadByNumber(reader, { rfqNumber: former.rfqNumber, organisationId }));
      return {
        work,
        area: rfq.area,
        isOpen: lead.endedAt === null,
        wasWanted: lead.interestedAt !== null,
        // Of a partner that had it before; others read it as any request.
        formerNumber: wasTold ? former.rfqNumber : null,
        link,
      };
    },
  };
}

/** Of partners: a request that they are told of, and one that is taken back. */
const toPartners = ({ owner, lead }: ReturnType<typeof reads>): readonly Notice[] => [
  notice('quotation.tell_partner', leadEvents.told, {
    tag: 'bookings',
    opens: ({ leadId }) => screenAddress.partnerLead(leadId),
    to: owner,
    look: async (heard, reader) => {
      const seen = await lead(heard, reader);
      return seen?.isOpen ? seen : null;
    },
    words: ({ work, area, link, formerNumber }) =>
      formerNumber === null
        ? text({
            en: `a customer in ${area} asks for quotations: ${work.en}. Look: ${link}`,
            hi: `${area} से एक ग्राहक ने कोटेशन माँगा है: ${work.hi}। देखें: ${link}`,
          })
        : text({
            en: `the customer of ${formerNumber} in ${area} asks for quotations again: ${work.en}. Look: ${link}`,
            hi: `${formerNumber} के ग्राहक ने ${area} से फिर कोटेशन माँगा है: ${work.hi}। देखें: ${link}`,
          }),
  }),
  notice('quotation.tell_partner', leadEvents.answeredDetails, {
    tag: 'messages',
    opens: ({ leadId }) => screenAddress.partnerLead(leadId),
    to: owner,
    look: lead,
    words: ({ work, area, link }) =>
      text({
        en: `the customer in ${area} answered your question: ${work.en}. Look: ${link}`,
        hi: `${area} के ग्राहक ने आपके सवाल का जवाब दिया: ${work.hi}। देखें: ${link}`,
      }),
  }),
  notice('quotation.tell_partner', leadRefundEvents.refused, {
    tag: 'payments',
    opens: ({ leadId }) => screenAddress.partnerLead(leadId),
    to: owner,
    look: async () => ({}),
    words: () =>
      text({
        en: 'your claim for credits of a lead was rejected. Open the lead to read why.',
        hi: 'लीड के क्रेडिट का आपका दावा अस्वीकार हुआ। कारण पढ़ने के लिए लीड खोलें।',
      }),
  }),
  notice('quotation.tell_partner', leadEvents.calledOff, {
    tag: 'bookings',
    opens: ({ leadId }) => screenAddress.partnerLead(leadId),
    to: owner,
    look: async (heard, reader) => {
      const seen = await lead(heard, reader);
      return seen?.wasWanted ? seen : null;
    },
    words: ({ work, area }) =>
      text({
        en: `the customer in ${area} cancelled the request for quotations: ${work.en}.`,
        hi: `${area} के ग्राहक ने कोटेशन का अनुरोध रद्द कर दिया: ${work.hi}।`,
      }),
  }),
];

/** Of customers: what they have not done themselves. */
const toCustomers = ({ customer, interest }: ReturnType<typeof reads>): readonly Notice[] => [
  notice('quotation.tell_customer', leadEvents.interested, {
    tag: 'bookings',
    opens: ({ rfqId }) => screenAddress.customerRfq(rfqId),
    to: customer,
    look: interest,
    words: ({ companyName, number, link }) =>
      text({
        en: `${companyName} is interested in your request ${number}: ${link}`,
        hi: `${companyName} ने आपके अनुरोध ${number} में दिलचस्पी दिखाई है: ${link}`,
      }),
  }),
  notice('quotation.tell_customer', leadEvents.unlocked, {
    tag: 'bookings',
    opens: ({ rfqId }) => screenAddress.customerRfq(rfqId),
    to: customer,
    look: interest,
    words: ({ companyName, number, link }) =>
      text({
        en: `${companyName} can now contact you about your request ${number}: ${link}`,
        hi: `${companyName} अब आपके अनुरोध ${number} के बारे में आपसे संपर्क कर सकता है: ${link}`,
      }),
  }),
  notice('quotation.tell_customer', leadEvents.askedDetails, {
    tag: 'messages',
    opens: ({ rfqId }) => screenAddress.customerRfq(rfqId),
    to: customer,
    look: interest,
    words: ({ companyName, number, link }) =>
      text({
        en: `${companyName} asks you something about your request ${number}. Answer: ${link}`,
        hi: `${companyName} आपके अनुरोध ${number} के बारे में कुछ पूछता है। जवाब दें: ${link}`,
      }),
  }),
  notice('quotation.tell_customer', leadEvents.workAccepted, {
    tag: 'bookings',
    opens: ({ rfqId }) => screenAddress.customerRfq(rfqId),
    to: customer,
    look: interest,
    words: ({ companyName, number, link }) =>
      text({
        en: `${companyName} is preparing a quote for your request ${number}: ${link}`,
        hi: `${companyName} आपके अनुरोध ${number} के लिए कोटेशन बना रहा है: ${link}`,
      }),
  }),
  notice('quotation.tell_customer', leadEvents.withdrawn, {
    tag: 'bookings',
    opens: ({ rfqId }) => screenAddress.customerRfq(rfqId),
    to: customer,
    look: interest,
    words: ({ companyName, number, link }) =>
      text({
        en: `${companyName} can’t take your request ${number}: ${link}`,
        hi: `${companyName} आपका अनुरोध ${number} नहीं ले सकता: ${link}`,
      }),
  }),
];

/** Of customers: that their request went out again, and how it ended. */
const ofRequests = ({ customer, ofRfq, again }: ReturnType<typeof reads>): readonly Notice[] => [
  notice('quotation.tell_customer', rfqEvents.delivered, {
    tag: 'bookings',
    opens: ({ rfqId }) => screenAddress.customerRfq(rfqId),
    to: customer,
    look: again,
    words: ({ number, formerNumber, link }) =>
      text({
        en: `partners have your request ${formerNumber} again, as ${number}: ${link}`,
        hi: `आपका अनुरोध ${formerNumber} फिर से पार्टनरों के पास है, अब ${number} के रूप में: ${link}`,
      }),
  }),
  notice('quotation.tell_customer', rfqEvents.lapsed, {
    tag: 'bookings',
    opens: ({ rfqId }) => screenAddress.customerRfq(rfqId),
    to: customer,
    look: ofRfq,
    words: ({ number, link }) =>
      text({
        en: `no partner could take your request ${number}, so it is closed. Ask again with other days: ${link}`,
        hi: `कोई पार्टनर आपका अनुरोध ${number} नहीं ले सका, इसलिए वह बंद हो गया। दूसरे दिनों के साथ फिर पूछें: ${link}`,
      }),
  }),
  notice('quotation.tell_customer', rfqEvents.expired, {
    tag: 'bookings',
    opens: ({ rfqId }) => screenAddress.customerRfq(rfqId),
    to: customer,
    look: ofRfq,
    words: ({ number, link }) =>
      text({
        en: `the time of your request ${number} has ended, and it is closed. See who was interested: ${link}`,
        hi: `आपके अनुरोध ${number} का समय पूरा हो गया और वह बंद हो गया। देखें किसने दिलचस्पी दिखाई: ${link}`,
      }),
  }),
];

/** Whom a request for quotations concerns. */
export function rfqNotices(deps: RfqDependencies): readonly Notice[] {
  const seen = reads(deps);
  return [...toPartners(seen), ...toCustomers(seen), ...ofRequests(seen)];
}
