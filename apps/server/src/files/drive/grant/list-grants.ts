import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type { listGrants as listCall } from '@nukkad/contract/files/drive/grant.api';
import type { DriveGrantAnswer } from '@nukkad/contract/files/drive/grant.model';
import * as z from 'zod/mini';
import { listOf } from '../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { DriveDependencies } from '../drive.interface.ts';
import { findItems } from '../item.store.ts';
import { presentGrants } from './grant.presenter.ts';
import { listGrantRows } from './grant.store.ts';
import { checkShares, findPlaced } from './shareable.ts';

/** Who has access by a grant on the item or on a folder above it, the nearest first. */
export async function listGrants(
  deps: DriveDependencies,
  { viewer }: SignedInCall,
  asked: EndpointParsed<typeof listCall>['query'],
): Promise<Page<DriveGrantAnswer>> {
  const { db } = deps.platform;
  const { itemId } = asked;
  const { item } = await checkShares(db, viewer, await findPlaced(db, itemId));
  const path = [...item.ancestors, itemId];
  return listOf(asked, {
    after: z.tuple([z.int(), z.uuid()]),
    rows: (after, limit) => listGrantRows(db, path, after, limit),
    key: ({ depth, grantId }) => [depth, grantId],
    items: async (rows) => {
      const isAbove = rows.some((row) => row.itemId !== itemId);
      return presentGrants(deps, db, rows, {
        itemId,
        path: isAbove ? await findItems(db, item.ancestors) : [],
      });
    },
  });
}
