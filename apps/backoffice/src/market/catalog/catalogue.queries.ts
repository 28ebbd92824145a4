import { listOfficeServices } from '@nukkad/contract/market/catalog/catalog-admin.api';
import { call } from '../../platform/call.ts';
import { filled, pagedQuery } from '../../platform/paged.query.ts';

export interface ServiceFilter {
  readonly q: string;
  readonly categoryId: string;
  readonly off: string;
}

export const servicesQuery = ({ q, categoryId, off }: ServiceFilter) =>
  pagedQuery(['services', q, categoryId, off], (from) =>
    call(listOfficeServices, {
      query: {
        limit: 40,
        ...filled({ q, categoryId }),
        ...(off === 'true' ? { off: 'true' as const } : {}),
        ...from,
      },
    }),
  );
