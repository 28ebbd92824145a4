import type { ProfileItem } from '@nukkad/contract/identity/profile/profile.model';
import type { RowResult } from '@nukkad/lists/delayed';
import { call, newIdempotencyKey } from '../../../platform/api/client.ts';
import { rowResults } from '../../../platform/api/row-results.ts';
import { usePages } from '../../../platform/api/pages.ts';
import { useSend } from '../../../platform/api/send.ts';
import { type ProfileItemKind, profileItemCalls } from './profile-item.kinds.ts';

type Status = ProfileItem['status'];
export interface Asked {
  readonly status: Status | '';
  readonly search: string;
}

export function useProfileItems(kind: ProfileItemKind, { status, search }: Asked) {
  return usePages(
    profileItemCalls[kind].list,
    { ...(status ? { status } : {}), search, limit: 20 },
    // While other words are looked for, what stood there stays, and with it a dialog about one of them.
    { counted: true, staysFor: { status: status || undefined } },
  );
}

export type ItemsMove = 'shelve' | 'restore' | 'remove';

/** Each by its own verb; what became of each, with the sentence of a refusal. */
export async function moveManyItems(
  kind: ProfileItemKind,
  action: ItemsMove,
  itemIds: string[],
): Promise<readonly RowResult[]> {
  const { results } = await call(profileItemCalls[kind].moves, { body: { itemIds, action }, quiet: true });
  return rowResults(results);
}

export interface ProfileItemFields {
  readonly name: string;
  readonly description: string;
  readonly reference: string;
  readonly amountPaise: number | null;
}

/** Writes the words, then sends the picture, if one was chosen. One key for one intention: a second try adds nothing twice. */
export function useSaveProfileItem(kind: ProfileItemKind) {
  const { add, update, picture } = profileItemCalls[kind];
  return useSend(update, {
    send: async (request: {
      readonly itemId: string | null;
      readonly key: string;
      readonly fields: ProfileItemFields;
      readonly file: File | undefined;
      readonly onProgress: (share: number) => void;
    }) => {
      const { itemId, key, fields, file, onProgress } = request;
      const item = itemId
        ? await call(update, { body: { itemId, ...fields }, quiet: true })
        : await call(add, { body: fields, quiet: true, idempotencyKey: key });
      return file ? call(picture, { query: { itemId: item.itemId }, files: [file], onProgress }) : item;
    },
  });
}

export function useMoveProfileItem(kind: ProfileItemKind) {
  return useSend(profileItemCalls[kind].update, {
    given: (body: { itemId: string; status: Status }) => ({ body }),
    loud: true,
  });
}

export function useRemoveProfileItem(kind: ProfileItemKind) {
  return useSend(profileItemCalls[kind].remove, { given: (itemId: string) => ({ query: { itemId } }) });
}

export const newKey = newIdempotencyKey;
