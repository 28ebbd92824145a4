import type { PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import { judgePrice, priceBounds } from '@nukkad/contract/market/catalog/price.bounds';
import type { Viewer } from '../../../platform/viewer.ts';
import { mayManageServices } from './partner-service.policy.ts';
import type { PartnerServiceRow } from './partner-service.store.ts';

/** `can` looks at the viewer's rights alone: whether the profile is under review, the verb finds out. */
export function presentPartnerService(
  row: PartnerServiceRow,
  organisationId: string,
  viewer: Viewer,
): PartnerService {
  const { price, minutes, active, answersVersion } = row;
  const may = (action: 'create' | 'update' | 'delete') =>
    mayManageServices(viewer, action, { organisationId });
  const offered = price !== null;
  return {
    serviceId: row.serviceId,
    name: row.name,
    categoryId: row.categoryId,
    categoryName: row.categoryName,
    categoryImage: row.categoryImage,
    unit: row.unit,
    usual: {
      low: row.low,
      typical: row.typical,
      high: row.high,
      ...priceBounds(row),
      minutes: row.usualMinutes,
    },
    offer:
      price === null || minutes === null
        ? null
        : {
            price,
            minutes,
            active: active ?? false,
            pausedFor: row.pausedFor,
            standing: judgePrice(price, row),
            answers: row.answers.map((answer) => ({
              optionId: answer.optionId,
              price: answer.price,
              minutes: answer.minutes,
              offered: answer.offered,
            })),
            answersVersion: answersVersion ?? 1,
          },
    can: {
      add: !offered && may('create'),
      update: offered && may('update'),
      remove: offered && may('delete'),
    },
  };
}
