import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { enquiryEvents } from '@nukkad/contract/market/enquiry/enquiry.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import type { EnquiryDependencies } from './enquiry.interface.ts';
import { findEnquiry } from './enquiry.store.ts';

interface Told {
  readonly service: Said;
  readonly area: string;
  readonly companyName: string;
  readonly link: string;
}

type Facts = { readonly enquiryId: string; readonly first?: boolean };

/** The other side hears of the first words since it looked; what follows is found with them. */
export function enquiryNotices(deps: EnquiryDependencies): readonly Notice[] {
  const { partner, platform } = deps;
  const owner = async ({ facts }: { readonly facts: Facts }, reader: Reader) => {
    const row = facts.first === false ? null : await findEnquiry(reader, facts.enquiryId);
    if (!row) return [];
    const found = await partner.getOrganisations(reader, [row.organisationId]);
    return person(found.get(row.organisationId)?.ownerUserId);
  };
  const look = (of: 'customer' | 'partner') => (heard: { readonly facts: Facts }, reader: Reader) =>
    lookAt(deps, reader, heard.facts.enquiryId, (enquiryId) =>
      of === 'customer'
        ? `${platform.config.publicOrigin}${screenAddress.customerEnquiry(enquiryId)}`
        : `${platform.config.publicOrigin}${screenAddress.partnerEnquiry(enquiryId)}`,
    );
  return [
    notice('enquiry.tell_partner', enquiryEvents.made, {
      tag: 'messages',
      opens: ({ enquiryId }) => screenAddress.partnerEnquiry(enquiryId),
      to: owner,
      look: look('partner'),
      words: ({ service, area, link }) =>
        text({
          en: `a customer in ${area} asks about ${service.en}. Answer: ${link}`,
          hi: `${area} से एक ग्राहक ने ${service.hi} के बारे में पूछा है। जवाब दें: ${link}`,
        }),
    }),
    notice('enquiry.tell_partner', enquiryEvents.asked, {
      tag: 'messages',
      opens: ({ enquiryId }) => screenAddress.partnerEnquiry(enquiryId),
      to: owner,
      look: look('partner'),
      words: ({ service, link }) =>
        text({
          en: `a customer wrote again about ${service.en}. Answer: ${link}`,
          hi: `एक ग्राहक ने ${service.hi} के बारे में फिर लिखा है। जवाब दें: ${link}`,
        }),
    }),
    notice('enquiry.tell_customer', enquiryEvents.answered, {
      tag: 'messages',
      opens: ({ enquiryId }) => screenAddress.customerEnquiry(enquiryId),
      to: async ({ facts }, reader) =>
        facts.first ? person((await findEnquiry(reader, facts.enquiryId))?.userId) : [],
      look: look('customer'),
      words: ({ companyName, service, link }) =>
        text({
          en: `${companyName} answered your question about ${service.en}: ${link}`,
          hi: `${companyName} ने ${service.hi} के बारे में आपके सवाल का जवाब दिया है: ${link}`,
        }),
    }),
  ];
}

async function lookAt(
  { catalog, partner }: EnquiryDependencies,
  reader: Reader,
  enquiryId: string,
  linkTo: (enquiryId: string) => string,
): Promise<Told | null> {
  const row = await findEnquiry(reader, enquiryId);
  if (!row || row.status !== 'Open') return null;
  const nameIn = async (lang: 'en' | 'hi') =>
    (await catalog.services(reader, [row.serviceId], lang)).get(row.serviceId)?.name ?? '';
  const found = await partner.getOrganisations(reader, [row.organisationId]);
  return {
    service: { en: await nameIn('en'), hi: await nameIn('hi') },
    area: row.area,
    companyName: found.get(row.organisationId)?.companyName ?? '',
    link: linkTo(enquiryId),
  };
}
