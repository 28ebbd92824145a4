import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { getBusinessCard, updateBusinessCard } from '@nukkad/contract/identity/profile/card.api';
import type { BusinessCard } from '@nukkad/contract/identity/profile/card.model';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/query-client.ts';

const key = ['own-profile', 'card'] as const;

export function useCard() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getBusinessCard, { quiet: true, signal }),
  });
}

export type CardBody = EndpointInput<typeof updateBusinessCard>['body'];

export function useChangeCard() {
  return useMutation({
    mutationFn: (body: CardBody) => call(updateBusinessCard, { body, quiet: true }),
    // A switch turns under the finger, and back where the server refuses.
    onMutate: ({ shows, indexable }) => {
      const before = queryClient.getQueryData<BusinessCard>(key);
      if (before)
        queryClient.setQueryData<BusinessCard>(key, {
          ...before,
          indexable: indexable ?? before.indexable,
          shows: { ...before.shows, ...shows },
        });
      return before;
    },
    onError: (_failure, _body, before) => {
      if (before) queryClient.setQueryData(key, before);
    },
    onSuccess: (card) => {
      queryClient.setQueryData(key, card);
    },
  });
}
