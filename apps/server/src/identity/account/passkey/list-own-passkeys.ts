import type { Passkey as Shown } from '@nukkad/contract/identity/account/passkey.model';
import type { Reader } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { presentPasskey } from './passkey.presenter.ts';
import { listPasskeys } from './passkey.store.ts';

export async function listOwnPasskeys(db: Reader, viewer: Viewer): Promise<Shown[]> {
  return (await listPasskeys(db, viewer.userId)).map(presentPasskey);
}
