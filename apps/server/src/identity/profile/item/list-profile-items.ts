import type { ProfileItem } from '@nukkad/contract/identity/profile/profile.model';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import { withTotal } from '../../../platform/http/total.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ProfileItemKind, authorizedOwner } from './profile-item.policy.ts';
import { presentProfileItem } from './profile-item.presenter.ts';
import { countProfileItems, listProfileItems } from './profile-item.store.ts';

const idAlone = z.tuple([z.uuid()]);

export interface ProfileItemQuery {
  readonly status?: string | undefined;
  readonly search?: string | undefined;
  readonly count?: boolean | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export async function readProfileItems(
  platform: Platform,
  kind: ProfileItemKind,
  { viewer, now }: SignedInCall,
  query: ProfileItemQuery,
): Promise<CountedPage<ProfileItem>> {
  const { status = null, search = '', count = false, limit } = query;
  const after = readCursor(query.cursor, idAlone)?.[0] ?? null;
  const owner = authorizedOwner(viewer, kind, 'view');
  const [rows, counted] = await Promise.all([
    listProfileItems(platform.db, kind, owner, { status, search, after, limit }),
    count ? countProfileItems(platform.db, kind, owner, { status, search }) : null,
  ]);
  const page = pageFrom(
    rows,
    limit,
    (row) => presentProfileItem({ platform, viewer, kind, now }, row),
    (row) => [row.itemId],
  );
  return { ...page, ...withTotal(counted) };
}
