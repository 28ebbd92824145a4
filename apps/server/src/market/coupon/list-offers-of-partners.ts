import type { OfferOfPartner } from '@nukkad/contract/market/coupon/offers-of-partners.api';
import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/pipeline.ts';
import { refuse } from '../../platform/refusal.ts';
import type { CouponDependencies } from './coupon.interface.ts';
import { problemOf } from './coupon.rules.ts';
import { type CouponRow, listRowsOfPartners } from './coupon.store.ts';

/** Of so many partners at once. */
const mostPartners = 20;
/** Of a visitor who never booked, with as much work as one likes: what is left to say is in the terms. */
const anyPast = { ownUses: 0, hasBooked: false };
const anySum = Number.MAX_SAFE_INTEGER;

interface Question {
  readonly serviceId: string;
  readonly organisationIds: readonly string[];
  readonly pincode?: string | undefined;
  readonly cityCode?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}

/** Null outside of the towns that the city list knows, and where no place is said. */
async function cityOf(
  reader: Reader,
  { geography }: Pick<CouponDependencies, 'geography'>,
  { pincode, cityCode, lat, lng }: Question,
): Promise<string | null> {
  const isPoint = !pincode && !cityCode && lat !== undefined && lng !== undefined;
  const at = isPoint ? await geography.nearest(reader, lat, lng) : null;
  if (at) return at.cityCode;
  const found = await geography.cityOf(reader, { pincode: pincode ?? null, cityCode: cityCode ?? null });
  return found.cityCode || null;
}

const present = (row: CouponRow, organisationId: string, lang: 'en' | 'hi'): OfferOfPartner => ({
  organisationId,
  code: row.isAutomatic ? '' : row.code,
  title: lang === 'hi' ? row.titleHi : row.title,
  percent: row.percent,
  amount: row.amountPaise,
  most: row.mostPaise,
  leastServices: row.leastServicesPaise,
  lastDay: row.toDay,
  newcomers: row.audience === 'newcomers',
  ofPartner: true,
  stacks: row.stacks,
  automatic: row.isAutomatic,
});

/** What these partners take off this service here, for those who have not chosen one yet; one offer of each. */
export async function listOffersOfPartners(
  deps: CouponDependencies,
  question: Question,
  { now, lang }: { readonly now: Date; readonly lang: 'en' | 'hi' },
): Promise<{ items: OfferOfPartner[] }> {
  const { serviceId } = question;
  const organisationIds = question.organisationIds
    .filter((id) => z.uuid().safeParse(id).success)
    .slice(0, mostPartners);
  const today = istDay(now);
  return readTogether(deps.platform.db, async (reader) => {
    const [rows, services, cityCode] = await Promise.all([
      listRowsOfPartners(reader, organisationIds, today),
      deps.catalog.services(reader, [serviceId], lang),
      cityOf(reader, deps, question),
    ]);
    const { categoryId } = services.get(serviceId) ?? refuse(catalogErrors.service_not_found);
    const work = { servicesPaise: anySum, lines: [{ serviceId, linePaise: anySum }], categoryId };
    const first = new Map<string, OfferOfPartner>();
    for (const row of rows) {
      const { organisationId } = row;
      if (organisationId === null || first.has(organisationId)) continue;
      const trouble = problemOf(row, { ...work, organisationId, cityCode, today }, anyPast);
      if (trouble === null) first.set(organisationId, present(row, organisationId, lang));
    }
    return { items: [...first.values()] };
  });
}
