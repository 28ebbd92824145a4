import type { OfficeCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import type { Reader } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { CouponDependencies } from './coupon.interface.ts';
import { presentCoupon } from './coupon.presenter.ts';
import type { CouponInOffice } from './coupon.store.ts';

type Names = Pick<CouponDependencies, 'account' | 'geography' | 'partner'>;

/** Rows as the back office shows them, with the names of their Admins and cities: three queries for all of them. */
export async function presenterOf(
  { account, geography, partner }: Names,
  reader: Reader,
  rows: readonly CouponInOffice[],
  viewer: Viewer,
): Promise<(row: CouponInOffice) => OfficeCoupon> {
  const people = await account.namesOf(
    reader,
    rows.flatMap(({ createdById, decidedById }) => [createdById, decidedById]),
  );
  const cities = await geography.cityNames(
    reader,
    rows.flatMap(({ cityCodes }) => cityCodes ?? []),
  );
  const partners = await partner.getOrganisations(
    reader,
    rows.flatMap(({ organisationId }) => organisationId ?? []),
  );
  return (row) => presentCoupon(row, { viewer, people, cities, partners });
}

export async function presentOne(
  deps: Names,
  reader: Reader,
  row: CouponInOffice,
  viewer: Viewer,
): Promise<OfficeCoupon> {
  return (await presenterOf(deps, reader, [row], viewer))(row);
}
