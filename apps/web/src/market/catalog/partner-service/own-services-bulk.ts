import type { PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import type { BulkAct, ListAct } from '@nukkad/lists/bulk-act';
import type { Plural, Translate } from '../../../platform/i18n/i18n.ts';
import { changeServices } from './own-services.queries.ts';

const actOf = (active: boolean, label: string, said: (count: number) => string): BulkAct<PartnerService> => ({
  id: active ? 'resume' : 'pause',
  label,
  fits: ({ can, offer }) => can.update && offer !== null && offer.active !== active,
  said,
  foresee: (row) => ({ ...row, offer: row.offer && { ...row.offer, active } }),
  send: (rows) => changeServices(rows.map((row) => ({ row, active }))),
});

/** What can be done to many own services at once. `changePrices` opens the dialog that shows each price before and after. */
export const servicesBulk = (
  t: Translate,
  plural: Plural,
  changePrices: (rows: readonly PartnerService[]) => void,
): readonly ListAct<PartnerService>[] => [
  {
    id: 'prices',
    label: t('offer.many.prices', 'Change prices'),
    fits: ({ can, offer }) => can.update && offer !== null,
    opens: changePrices,
  },
  actOf(false, t('offer.many.pause', 'Pause'), (count) =>
    plural('offer.many.paused', count, {
      one: '{{count}} service paused',
      other: '{{count}} services paused',
    }),
  ),
  actOf(true, t('offer.many.resume', 'Resume'), (count) =>
    plural('offer.many.resumed', count, {
      one: '{{count}} service active again',
      other: '{{count}} services active again',
    }),
  ),
];
