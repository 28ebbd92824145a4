import {
  type OfficeService,
  listOfficeServices,
  officeServicesQuery,
} from '@nukkad/contract/market/catalog/catalog-admin.api';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, search } from '@nukkad/lists/fields';
import IconTools from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import { money } from '../../nouns/work-list/columns.tsx';
import { listPart } from '../../nouns/work-list/list-page.tsx';
import { useCategories } from '../../platform/categories.query.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { labelColumn, nameColumns } from './catalog-columns.tsx';
import { ServiceForm } from './service-form.tsx';

const turnedOff = t('catalog.turnedOffOnly', 'Turned off only');

function useFields() {
  const names = new Map(useCategories().map(({ categoryId, name }) => [categoryId, name]));
  return [
    search(t('catalog.nameInEnglishOrHindi', 'Name in English or Hindi')),
    choice('categoryId', t('catalog.category', 'Category'), [...names.keys()], (id) => names.get(id) ?? ''),
    choice('off', t('catalog.shown', 'Shown to customers'), ['true'], () => turnedOff),
  ];
}

const rangeOf = ({ lowPaise, highPaise, unit }: OfficeService) =>
  t('catalog.priceRange', '{{low}} to {{high}}, per {{unit}}', {
    low: inRupees(lowPaise),
    high: inRupees(highPaise),
    unit,
  });

/** All services by name. */
export const ServicesList = listPart(listOfficeServices, {
  name: 'catalogue',
  label: t('common.services', 'Services'),
  address: listAddress(officeServicesQuery.shape, ['q', 'categoryId', 'off'], {}),
  fields: useFields,
  views: [{ id: 'off', name: turnedOff, filters: { off: 'true' } }],
  keyOf: ({ serviceId }) => serviceId,
  nameOf: ({ name }) => name,
  columns: ({ turnTo }) => [
    ...nameColumns<OfficeService>(({ serviceId }) => turnTo(serviceId)),
    told('category', t('catalog.category', 'Category'), ({ categoryName }) => categoryName),
    money('price', t('catalog.usualPrice', 'Usual price'), ({ typicalPaise }) => typicalPaise, {
      width: '7rem',
    }),
    told('range', t('catalog.range', 'Price range'), rangeOf, { width: '12.5rem' }),
    told('partners', t('common.partners', 'Partners'), ({ partnerCount }) => partnerCount, {
      figures: true,
      width: '6rem',
    }),
    labelColumn(),
  ],
  exported: 'catalogue',
  empty: { Icon: IconTools, title: t('catalog.noServicesFound', 'No services yet') },
  opened: (service, close) => <ServiceForm service={service} onClose={close} />,
});
