import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { istDay } from '@nukkad/contract/kernel/time';
import { leadCreditEvents } from '@nukkad/contract/money/lead-credit/lead-credit.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import { dayIn } from '../../platform/spoken.rules.ts';
import type { LeadCreditDependencies } from './lead-credit.interface.ts';

/** More credits are told, and those that expire soon; what a lead cost, its page says. */
export function leadCreditNotices({ partner }: LeadCreditDependencies): readonly Notice[] {
  const ownerOf = async (reader: Reader, organisationId: string) =>
    person((await partner.getOrganisations(reader, [organisationId])).get(organisationId)?.ownerUserId);
  return [
    notice('lead_credit.tell_bought', leadCreditEvents.bought, {
      tag: 'payments',
      opens: () => screenAddress.partnerLeadCredits,
      to: ({ facts }, reader) => ownerOf(reader, facts.organisationId),
      look: async ({ facts }) => facts,
      words: ({ credits }) =>
        text({
          en: `${credits} credits were added. Use them to unlock leads.`,
          hi: `${credits} क्रेडिट जुड़ गए। इनसे लीड अनलॉक करें।`,
        }),
    }),
    notice('lead_credit.tell_returned', leadCreditEvents.returned, {
      tag: 'payments',
      weight: 'calm',
      opens: () => screenAddress.partnerLeadCredits,
      to: ({ facts }, reader) => ownerOf(reader, facts.organisationId),
      look: async ({ facts }) => facts,
      words: ({ credits }) =>
        text({
          en: `${credits} credits of a lead were returned to you.`,
          hi: `एक लीड के ${credits} क्रेडिट आपको वापस मिल गए।`,
        }),
    }),
    notice('lead_credit.tell_expiring', leadCreditEvents.expiring, {
      tag: 'payments',
      weight: 'calm',
      opens: () => screenAddress.partnerLeadCredits,
      to: ({ facts }, reader) => ownerOf(reader, facts.organisationId),
      look: async ({ facts }) => facts,
      words: ({ credits, at }) =>
        text({
          en: `${credits} of your credits expire on ${dayIn('en', istDay(new Date(at)))}. Use them to unlock leads.`,
          hi: `आपके ${credits} क्रेडिट ${dayIn('hi', istDay(new Date(at)))} को ख़त्म होंगे। इनसे लीड अनलॉक करें।`,
        }),
    }),
  ];
}
