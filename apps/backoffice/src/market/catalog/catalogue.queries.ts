import {
  listOfficeCategories,
  listOfficeServices,
  officeServicesQuery,
} from '@nukkad/contract/market/catalog/catalog-admin.api';
import { listAddress } from '@nukkad/lists/address';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

export const servicesAddress = listAddress(officeServicesQuery.shape, ['q', 'categoryId', 'off'], {});
type ServiceFilter = ReturnType<typeof servicesAddress.read>;

/** All services by name. */
export const servicesList = (filter: ServiceFilter) =>
  countedList(['services', filter], (page) => call(listOfficeServices, { query: { ...filter, ...page } }));

/** Nothing filters the categories. */
export const categoriesAddress = listAddress({}, [], {});

/** In the order of the screen. */
export const categoriesList = countedList(['categories', 'list'], (page) =>
  call(listOfficeCategories, { query: page }),
);
