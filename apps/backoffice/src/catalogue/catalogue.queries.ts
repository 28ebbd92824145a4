import { listOfficeServices } from '@nukkad/contract/backoffice/catalogue.api';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../platform/call.ts';

export interface ServiceFilter {
  readonly q: string;
  readonly categoryId: string;
  readonly off: string;
}

export const servicesQuery = ({ q, categoryId, off }: ServiceFilter) =>
  infiniteQueryOptions({
    queryKey: ['services', q, categoryId, off],
    queryFn: ({ pageParam }) =>
      call(listOfficeServices, {
        query: {
          limit: 40,
          ...(q ? { q } : {}),
          ...(categoryId ? { categoryId } : {}),
          ...(off === 'true' ? { off: 'true' as const } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
