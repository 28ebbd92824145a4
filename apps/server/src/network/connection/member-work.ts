import type { MemberPage } from '@nukkad/contract/network/connection/connection.model';
import type { Reader } from '../../platform/db/database.ts';
import type { ConnectionDependencies, Member } from './connection.interface.ts';

type Work = Pick<MemberPage, 'rating' | 'ratingCount' | 'jobsDone' | 'partnerId'>;

const noWork: Work = { rating: null, ratingCount: 0, jobsDone: 0, partnerId: null };

/** With one decimal, as everywhere. */
const starsOf = (sum: number, count: number) => (count > 0 ? Math.round((sum / count) * 10) / 10 : null);

interface Counted {
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly jobsDone: number;
}

const total = (all: readonly Counted[]): Work => {
  const sum = (of: (one: Counted) => number) => all.reduce((so, one) => so + of(one), 0);
  const ratingCount = sum((one) => one.ratingCount);
  return {
    ...noWork,
    rating: starsOf(
      sum((one) => one.ratingSum),
      ratingCount,
    ),
    ratingCount,
    jobsDone: sum((one) => one.jobsDone),
  };
};

/** Stars and jobs over the platform: of a business, or of a professional with all businesses. */
export async function readWork(
  { employee, partner }: ConnectionDependencies,
  reader: Reader,
  { userId, organisationId }: Member,
): Promise<Work> {
  if (organisationId !== null) {
    const business = (await partner.getOrganisations(reader, [organisationId])).get(organisationId);
    if (!business) return noWork;
    return { ...total([business]), partnerId: partner.isActive(business) ? organisationId : null };
  }
  const memberships = await employee.membershipsOf(reader, userId ?? '');
  const asProfessional = memberships.filter(({ isProfessional }) => isProfessional);
  if (asProfessional.length === 0) return noWork;
  const staff = await partner.getStaff(
    reader,
    asProfessional.map(({ employeeId }) => employeeId),
  );
  return total([...staff.values()]);
}
