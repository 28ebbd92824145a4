import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { PartnerPage } from '@nukkad/contract/market/review/partner-page.api';
import type { Reader } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { readStars } from './rating.store.ts';
import type { Lang, ReviewDependencies } from './review.interface.ts';
import { ratingFrom } from './review.rules.ts';

const mostPeople = 12;
const mostServices = 60;

/** Only of a partner that works now; one that is away is not there. */
export async function readPartnerPage(
  { parts }: ReviewDependencies,
  reader: Reader,
  organisationId: string,
  lang: Lang,
): Promise<PartnerPage> {
  const found = (await parts.partner.getOrganisations(reader, [organisationId])).get(organisationId);
  if (!found || !parts.partner.isActive(found)) return refuse(partnerErrors.partner_not_found);
  const [stars, people, services, cities] = await Promise.all([
    readStars(reader, { subject: 'partner', subjectId: organisationId }),
    parts.partner.listProfessionals(reader, organisationId),
    parts.catalog.offeredServices(reader, { organisationId, lang, limit: mostServices }),
    parts.geography.cityNames(reader, [found.cityCode]),
  ]);
  return {
    organisationId,
    companyName: found.companyName,
    cityName: cities.get(found.cityCode) ?? '',
    since: found.since.toISOString(),
    jobsDone: found.jobsDone,
    isGstRegistered: found.gstNumber !== null,
    rating: ratingFrom(stars),
    professionals: people
      .toSorted((a, b) => b.jobsDone - a.jobsDone)
      .slice(0, mostPeople)
      .map(parts.partner.publicFace),
    services: [...services],
  };
}
