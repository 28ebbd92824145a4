import { shortName } from '../../platform/short-name.rules.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { MemberDependencies } from './member.interface.ts';
import type { MemberRow } from './member.store.ts';

/** What a member shows that its account or business says. */
export type MemberFacts = Pick<MemberRow, 'shownName' | 'cityCode' | 'tradeIds' | 'isActive'>;

const mostServices = 60;
const mostTrades = 5;

/** The categories of what a business offers, the first of the catalogue first. */
export async function tradesOf(
  { catalog }: Pick<MemberDependencies, 'catalog'>,
  reader: Reader,
  organisationId: string,
): Promise<string[]> {
  const offered = await catalog.offeredServices(reader, { organisationId, lang: 'en', limit: mostServices });
  const ids = offered.map(({ serviceId }) => serviceId);
  const services = await catalog.services(reader, ids, 'en');
  return [...new Set(ids.flatMap((id) => services.get(id)?.categoryId ?? []))].slice(0, mostTrades);
}

export async function factsOfBusiness(
  deps: MemberDependencies,
  reader: Reader,
  organisationId: string,
): Promise<MemberFacts | null> {
  const found = await deps.partner.getOrganisations(reader, [organisationId]);
  const business = found.get(organisationId);
  if (!business) return null;
  return {
    shownName: business.companyName,
    cityCode: business.cityCode,
    tradeIds: await tradesOf(deps, reader, organisationId),
    isActive: deps.partner.isActive(business),
  };
}

/** Staff live where they work, as far as others are told; the trades are those of their business. */
export async function factsOfPerson(
  deps: MemberDependencies,
  reader: Reader,
  { userId, organisationId }: { readonly userId: string; readonly organisationId: string | null },
): Promise<MemberFacts | null> {
  const people = await deps.account.getPeople(reader, [userId]);
  const person = people.get(userId);
  if (!person) return null;
  const ofBusiness = organisationId === null ? null : await factsOfBusiness(deps, reader, organisationId);
  const home = ofBusiness ? null : await deps.geography.getDefaultAddress(reader, userId);
  return {
    shownName: shortName(person.fullName) || 'Member',
    cityCode: ofBusiness?.cityCode ?? home?.cityCode ?? null,
    tradeIds: ofBusiness?.tradeIds ?? [],
    isActive: person.status === 'Active',
  };
}
