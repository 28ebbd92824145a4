import { ApiError } from '@nukkad/contract/kernel/client';
import { getAdmin } from '@nukkad/contract/office/backoffice/sign-in.api';
import { queryOptions } from '@tanstack/react-query';
import { keyOf } from '../../platform/asked.ts';
import { call } from '../../platform/call.ts';

/** The Admin who is signed in here; null: none. */
export const adminQuery = queryOptions({
  queryKey: keyOf(getAdmin),
  queryFn: async () => {
    try {
      return await call(getAdmin);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: 60_000,
});
