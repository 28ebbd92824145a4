import type {
  OfficePartner,
  PartnerDecision,
  getOfficePartner,
} from '@nukkad/contract/market/partnership/office-partner.api';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { Reader } from '../../../platform/db/database.ts';
import { readInstantCursor } from '../../../platform/http/cursor.ts';
import { type PageAsked, listOf } from '../../../platform/http/list-of.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import {
  type DecisionRow,
  type PartnerRow,
  type PartnersFilter,
  countOfPartner,
  countPartnerRows,
  findPartnerRow,
  listDecisionRows,
  listPartnerRows,
} from './partners.store.ts';

type Parts = Pick<PartnershipDependencies, 'account' | 'catalog' | 'geography' | 'platform'>;
type Lang = 'en' | 'hi';

const shownDecisions = 50;

interface Names {
  readonly cities: ReadonlyMap<string, string>;
  readonly categories: ReadonlyMap<string, string>;
}

async function readNames(
  { catalog, geography }: Parts,
  reader: Reader,
  rows: readonly PartnerRow[],
  lang: Lang,
): Promise<Names> {
  const codes = rows.map(({ cityCode }) => cityCode);
  const [cities, categories] = await Promise.all([
    geography.cityNames(reader, codes),
    catalog.categoryNames(lang),
  ]);
  return { cities, categories };
}

/** Of an Admin's list: numbers are masked, and of tax numbers only the end is shown. */
function presentPartner({ account }: Parts, row: PartnerRow, { cities, categories }: Names): OfficePartner {
  const { ratingSum, ratingCount } = row;
  return {
    organisationId: row.organisationId,
    companyName: row.companyName,
    cityCode: row.cityCode,
    city: cities.get(row.cityCode) ?? '',
    status: row.status,
    owner: {
      userId: row.ownerUserId,
      fullName: row.ownerName,
      maskedNumber: account.maskedNumber(row.ownerNumber),
    },
    gstLast4: row.gstNumber?.slice(-4) ?? null,
    panLast4: row.panLast4,
    categories: row.categoryIds.map((id) => categories.get(id) ?? id),
    services: row.services,
    pausedFor: [...row.pausedFor],
    jobsDone: row.jobsDone,
    rating: ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10,
    createdAt: row.createdAt.toISOString(),
  };
}

interface Asked extends PartnersFilter, PageAsked {
  readonly sort?: 'newest' | 'oldest' | undefined;
}

export function listPartners(parts: Parts, asked: Asked, lang: Lang): Promise<CountedPage<OfficePartner>> {
  const { sort = 'newest', ...page } = asked;
  const { db } = parts.platform;
  return listOf(page, {
    after: readInstantCursor,
    rows: (after, most, filter) => listPartnerRows(db, filter, { after, limit: most, sort }),
    key: (row) => [row.createdAt, row.organisationId],
    count: (filter) => countPartnerRows(db, filter),
    items: async (rows) => {
      const names = await readNames(parts, db, rows, lang);
      return rows.map((row) => presentPartner(parts, row, names));
    },
  });
}

const presentDecision = (
  { sentAt, decidedAt, decidedBy, ...row }: DecisionRow,
  names: ReadonlyMap<string, string>,
): PartnerDecision => ({
  ...row,
  fields: [...row.fields],
  reasons: row.reasons.map(({ field, reason }) => ({ field, reason })),
  sentAt: sentAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  decidedBy: decidedBy === null ? null : { userId: decidedBy, fullName: names.get(decidedBy) ?? '' },
});

/** One partner with its counts and what was decided of it. */
export async function readPartner(
  parts: Parts,
  organisationId: string,
  lang: Lang,
): Promise<EndpointOutput<typeof getOfficePartner>> {
  const { db } = parts.platform;
  const row = (await findPartnerRow(db, organisationId)) ?? refuse(partnerErrors.partner_not_found);
  const [names, counts, decisions] = await Promise.all([
    readNames(parts, db, [row], lang),
    countOfPartner(db, organisationId),
    listDecisionRows(db, organisationId, shownDecisions),
  ]);
  const deciders = await parts.account.namesOf(
    db,
    decisions.map(({ decidedBy }) => decidedBy),
  );
  return {
    partner: presentPartner(parts, row, names),
    counts,
    decisions: decisions.map((one) => presentDecision(one, deciders)),
  };
}
