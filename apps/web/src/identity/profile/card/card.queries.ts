import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { getBusinessCard, updateBusinessCard } from '@nukkad/contract/identity/profile/card.api';
import { keepAnswer, keptAnswer, useAsked } from '../../../platform/api/asked.ts';
import { useSend } from '../../../platform/api/send.ts';

export function useCard() {
  return useAsked(getBusinessCard);
}

export type CardBody = EndpointInput<typeof updateBusinessCard>['body'];

export function useChangeCard() {
  return useSend(updateBusinessCard, {
    // A switch turns under the finger, and back where the server refuses.
    onMutate: ({ shows, indexable }) => {
      const before = keptAnswer(getBusinessCard);
      if (before)
        keepAnswer(
          getBusinessCard,
          {},
          {
            ...before,
            indexable: indexable ?? before.indexable,
            shows: { ...before.shows, ...shows },
          },
        );
      return before;
    },
    onError: (_failure, _body, before) => {
      if (before) keepAnswer(getBusinessCard, {}, before);
    },
    keep: (card) => keepAnswer(getBusinessCard, {}, card),
  });
}
