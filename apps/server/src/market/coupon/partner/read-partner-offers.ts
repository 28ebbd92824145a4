import type { PartnerOffer } from '@nukkad/contract/market/coupon/partner-offer.api';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { Reader } from '../../../platform/db/database.ts';
import { readInstantCursor } from '../../../platform/http/cursor.ts';
import { listOf } from '../../../platform/http/list-of.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { CouponDependencies, OfferCost } from '../coupon.interface.ts';
import { presentTerms } from '../coupon.presenter.ts';
import type { CouponCall } from '../make-coupon.ts';
import type { CouponInOffice } from '../coupon.store.ts';
import { couponTransitions } from '../coupon.transitions.ts';
import { type OfPartner, countOffersOf, listOffersOf } from './partner-offer.store.ts';

export type OfferCall = CouponCall & { readonly lang: 'en' | 'hi' };

export const ownOrganisation = ({ organisationId }: Viewer): string =>
  organisationId ?? refuse(kernelErrors.forbidden);

const canOf = (row: CouponInOffice, viewer: Viewer): PartnerOffer['can'] => {
  const { pause, resume, end, consent, decline } = couponTransitions.movesOf(viewer, row);
  return { pause, resume, end, consent, decline };
};

interface Named {
  readonly viewer: Viewer;
  readonly cities: ReadonlyMap<string, string>;
  readonly services: ReadonlyMap<string, { readonly name: string }>;
  readonly costs: ReadonlyMap<string, OfferCost>;
}

const presentOffer = (row: CouponInOffice, { viewer, cities, services, costs }: Named): PartnerOffer => ({
  ...presentTerms(row, cities),
  code: row.byPartner && row.isAutomatic ? '' : row.code,
  serviceIds: row.serviceIds && [...row.serviceIds],
  serviceNames: (row.serviceIds ?? []).flatMap((id) => services.get(id)?.name ?? []),
  isAutomatic: row.isAutomatic,
  own: row.byPartner,
  jobs: costs.get(row.couponId)?.jobs ?? 0,
  cost: costs.get(row.couponId)?.costPaise ?? 0,
  can: canOf(row, viewer),
});

/** With names and costs: three queries for all of them. */
export async function presentOffers(
  { catalog, geography, history }: Pick<CouponDependencies, 'catalog' | 'geography' | 'history'>,
  reader: Reader,
  rows: readonly CouponInOffice[],
  { viewer, lang }: { readonly viewer: Viewer; readonly lang: 'en' | 'hi' },
): Promise<PartnerOffer[]> {
  const [cities, services, costs] = await Promise.all([
    geography.cityNames(
      reader,
      rows.flatMap(({ cityCodes }) => cityCodes ?? []),
    ),
    catalog.services(
      reader,
      rows.flatMap(({ serviceIds }) => serviceIds ?? []),
      lang,
    ),
    history.single().costsOf(reader, ownOrganisation(viewer)),
  ]);
  return rows.map((row) => presentOffer(row, { viewer, cities, services, costs }));
}

interface Asked extends Pick<OfPartner, 'status'> {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
}

export function listPartnerOffers(
  deps: CouponDependencies,
  { status, ...page }: Asked,
  reading: { readonly viewer: Viewer; readonly lang: 'en' | 'hi' },
): Promise<CountedPage<PartnerOffer>> {
  const { db } = deps.platform;
  const asked = { organisationId: ownOrganisation(reading.viewer), status };
  return listOf(page, {
    after: readInstantCursor,
    rows: (after, most) => listOffersOf(db, asked, after, most),
    key: ({ createdAt, couponId }) => [createdAt, couponId],
    count: () => countOffersOf(db, asked),
    items: (rows) => presentOffers(deps, db, rows, reading),
  });
}
