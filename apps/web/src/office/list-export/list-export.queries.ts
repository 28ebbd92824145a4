import { listExports } from '@nukkad/contract/office/list-export/list-export.api';
import { usePages } from '../../platform/api/pages.ts';

/** While one is being made, and before a link of the page ends. */
const lookAgainMs = { making: 2_000, ready: 4 * 60_000 };

/** Own exports. Links live for five minutes, so they are asked for again before. */
export function useOwnExports() {
  return usePages(
    listExports,
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state }) => {
        const all = state.data?.pages.flatMap(({ items }) => items) ?? [];
        return all.some((one) => one.state === 'making') ? lookAgainMs.making : lookAgainMs.ready;
      },
    },
  );
}
