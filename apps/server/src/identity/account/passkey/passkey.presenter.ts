import type { Passkey as Shown } from '@nukkad/contract/identity/account/passkey.model';
import type { Passkey } from './passkey.store.ts';

/** The key and its counter stay here. */
export function presentPasskey({ passkeyId, name, isSynced, createdAt, lastUsedAt }: Passkey): Shown {
  return {
    passkeyId,
    name,
    isSynced,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
