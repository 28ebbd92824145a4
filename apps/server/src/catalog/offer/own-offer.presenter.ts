import type { OwnOffer } from '@nukkad/contract/catalog/offer.api';
import { judgePrice, priceBounds } from '@nukkad/contract/catalog/price.bounds';
import type { OwnOfferRow } from './own-offer.store.ts';

export function presentOwnOffer(row: OwnOfferRow): OwnOffer {
  const { price, minutes, active } = row;
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
        : { price, minutes, active: active ?? false, standing: judgePrice(price, row) },
  };
}
