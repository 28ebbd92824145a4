import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type { DriveItemAnswer } from '@nukkad/contract/files/drive/drive.model';
import type { listSharedWithMe as listCall } from '@nukkad/contract/files/drive/grant.api';
import { listOf } from '../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import * as z from 'zod/mini';
import { seenAmong } from '../access.ts';
import type { DriveDependencies } from '../drive.interface.ts';
import { rightOfSpace } from '../drive.policy.ts';
import { presentItems } from '../drive.presenter.ts';
import { listSharedKeys } from './grant.store.ts';

/** The latest first; what one finds in the own drives is not in it. */
export function listShared(
  deps: DriveDependencies,
  { viewer }: SignedInCall,
  asked: EndpointParsed<typeof listCall>['query'],
): Promise<Page<DriveItemAnswer>> {
  const { db } = deps.platform;
  const { organisationId } = viewer;
  const team = { userId: null, organisationId };
  const seenTeam = organisationId !== null && rightOfSpace(viewer, team) !== null ? organisationId : null;
  return listOf(asked, {
    after: z.tuple([z.iso.datetime({ precision: 3 }), z.uuid()]),
    rows: (after, limit) => listSharedKeys(db, viewer, seenTeam, after, limit),
    key: ({ at, itemId }) => [at, itemId],
    items: async (rows) => {
      const seen = await seenAmong(
        db,
        viewer,
        rows.map(({ itemId }) => itemId),
      );
      const byId = new Map(seen.map((one) => [one.item.itemId, one]));
      const shown = rows.flatMap(({ itemId }) => byId.get(itemId) ?? []);
      return presentItems(
        deps,
        db,
        viewer,
        shown.map(({ item, ...access }) => ({ item, access })),
      );
    },
  });
}
