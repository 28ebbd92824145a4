/** Files and folders that people keep themselves: specification section 3, storage folders. */
import * as z from 'zod/mini';
import { manyOf, rowByRow } from '../../kernel/bulk.ts';
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery, pageOf, pageQuery } from '../../kernel/page.ts';
import { instant } from '../../kernel/schema.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';
import {
  binnedItem,
  driveFolderName,
  driveItem,
  driveItemId,
  driveKind,
  driveName,
  driveSpace,
  driveSpaceFacts,
  driveVersion,
  driveVersionId,
} from './drive.model.ts';
import { driveErrors as e } from './drive.noun.ts';

// What is seen when a bin is emptied. See docs/confirmations.md.

export const confirmsEmptyBin = confirmation('bin', { binnedItems: 'count' });

export const seenOfBin = (shown: { readonly count: number }): Seen<typeof confirmsEmptyBin> => ({
  binnedItems: shown.count,
});

const tag = 'Documents';
const authz = {
  who: 'signed-in',
  scope: 'the own drive, that of the own business by permission, and what is shared with the caller',
} as const;
const named = z.object({ itemId: driveItemId });
const version = z.int('Send the version that was read.');
const parentId = z.optional(z.nullable(driveItemId)).check(z.describe('Null or left out: the top.'));
const perMinute = 60;

export const driveItemsQuery = z.object({
  ...pageQuery,
  space: z._default(driveSpace, 'own'),
  parentId: z.optional(driveItemId),
  kind: z.optional(driveKind),
  sort: z._default(z.enum(['name', 'changed', 'size'], 'Choose one of the list.'), 'name'),
});

export const listDriveItems = endpoint('GET /drive/items', {
  summary: 'What a folder or the top of a drive holds, folders first',
  tag,
  authz,
  query: driveItemsQuery,
  response: pageOf(driveItem),
  errors: [e.drive_item_not_found],
});

export const getDriveItem = endpoint('GET /drive/item', {
  summary: 'One file or folder, and where it lies',
  tag,
  authz,
  query: named,
  response: z.object({
    item: driveItem,
    path: z
      .array(driveFolderName)
      .check(z.describe('Folders above it that the caller may see, from the top.')),
    space: z.nullable(driveSpaceFacts).check(z.describe('Null: it is shared from another drive.')),
  }),
  errors: [e.drive_item_not_found],
});

export const getDriveSpace = endpoint('GET /drive/space', {
  summary: 'How full a drive is, and of what',
  tag,
  authz,
  query: z.object({ space: z._default(driveSpace, 'own') }),
  response: driveSpaceFacts,
});

export const makeDriveFolder = endpoint('POST /drive/folder', {
  summary: 'Make a folder',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  body: z.object({ space: driveSpace, parentId, name: driveName }),
  response: driveItem,
  errors: [e.drive_item_not_found, e.drive_name_taken, e.drive_too_deep, e.drive_no_folder],
  perMinute,
});

export const renameDriveItem = endpoint('PATCH /drive/item', {
  summary: 'Rename a file or a folder',
  tag,
  authz,
  unconfirmed: 'carries-version',
  body: z.object({ itemId: driveItemId, name: driveName, version }),
  response: driveItem,
  errors: [e.drive_item_not_found, e.drive_moved_on, e.drive_name_taken],
});

const chosen = { itemIds: manyOf(driveItemId) };
const target = z.object({ ...chosen, space: driveSpace, parentId });

export const moveDriveItems = endpoint('POST /drive/items/move', {
  summary: 'Move into another folder of the same drive; reports row by row',
  tag,
  authz,
  unconfirmed: 'nothing-to-agree',
  body: target,
  response: rowByRow,
  errors: [e.drive_item_not_found, e.drive_no_folder, e.drive_too_deep, e.drive_into_itself, e.drive_across],
  perMinute,
});

export const copyDriveItems = endpoint('POST /drive/items/copy', {
  summary: 'Copy into a folder, also of the other drive; reports row by row',
  tag,
  authz,
  unconfirmed: 'only-adds',
  body: target,
  response: rowByRow,
  errors: [
    e.drive_item_not_found,
    e.drive_no_folder,
    e.drive_too_deep,
    e.drive_into_itself,
    e.drive_copy_large,
    e.drive_full,
  ],
  perMinute: 20,
});

export const binDriveItems = endpoint('POST /drive/items/bin', {
  summary: 'Move to the bin, with all that is in it; reports row by row',
  tag,
  authz,
  unconfirmed: 'removes-named',
  body: z.object(chosen),
  response: rowByRow,
  errors: [e.drive_item_not_found],
  perMinute,
});

export const restoreDriveItems = endpoint('POST /drive/items/restore', {
  summary: 'Out of the bin, to where it was or to the top; reports row by row',
  tag,
  authz,
  unconfirmed: 'nothing-to-agree',
  body: z.object(chosen),
  response: rowByRow,
  errors: [e.drive_item_not_found],
  perMinute,
});

export const removeDriveItems = endpoint('POST /drive/items/remove', {
  summary: 'Remove from the bin for good; reports row by row',
  tag,
  authz,
  unconfirmed: 'removes-named',
  body: z.object(chosen),
  response: rowByRow,
  errors: [e.drive_item_not_found, e.drive_bin_first],
  perMinute,
});

export const emptyDriveBin = endpoint('POST /drive/bin/empty', {
  summary: 'Remove all that is in the bin for good',
  tag,
  authz,
  confirms: confirmsEmptyBin,
  body: z.object({ space: driveSpace, seen: confirmsEmptyBin.schema }),
  response: z.object({ removed: z.int() }),
  errors: [kernelErrors.confirmation_differs],
  perMinute: 20,
});

export const driveBinQuery = z.object({ ...countedPageQuery, space: z._default(driveSpace, 'own') });

export const listDriveBin = endpoint('GET /drive/bin', {
  summary: 'What is in the bin, the latest first',
  tag,
  authz,
  query: driveBinQuery,
  response: countedPageOf(binnedItem),
});

export const starDriveItem = endpoint('PUT /drive/item/star', {
  summary: 'Star a file or a folder, or take the star away; for the caller alone',
  tag,
  authz,
  unconfirmed: 'own-text',
  body: z.object({ itemId: driveItemId, starred: z.boolean('Send true or false.') }),
  response: driveItem,
  errors: [e.drive_item_not_found],
});

export const listStarredItems = endpoint('GET /drive/starred', {
  summary: 'What the caller has starred, the latest star first',
  tag,
  authz,
  query: z.object(pageQuery),
  response: pageOf(driveItem),
});

export const listRecentItems = endpoint('GET /drive/recent', {
  summary: 'Files of the own drives, the latest change first',
  tag,
  authz,
  query: z.object(pageQuery),
  response: pageOf(driveItem),
});

export const listDriveVersions = endpoint('GET /drive/versions', {
  summary: 'Versions of a file, the newest first',
  tag,
  authz,
  query: z.object({ ...pageQuery, itemId: driveItemId }),
  response: pageOf(driveVersion),
  errors: [e.drive_item_not_found],
});

export const restoreDriveVersion = endpoint('POST /drive/version/restore', {
  summary: 'A copy of an earlier version becomes the newest',
  tag,
  authz,
  unconfirmed: 'only-adds',
  body: z.object({ itemId: driveItemId, versionId: driveVersionId }),
  response: driveItem,
  errors: [e.drive_item_not_found, e.drive_version_not_found, e.drive_moved_on, e.drive_full],
  perMinute: 20,
});

export const getDriveFile = endpoint('GET /drive/file', {
  summary: 'A link to a file or an earlier version, good for one minute',
  tag,
  authz,
  query: z.object({ itemId: driveItemId, versionId: z.optional(driveVersionId) }),
  response: z.object({ url: z.string(), expiresAt: instant() }),
  errors: [e.drive_item_not_found, e.drive_version_not_found],
});

export const drivePreviews: readonly PreviewFirst[] = [
  previewFirst(emptyDriveBin, async (look, { body }) => {
    const { total } = await look(listDriveBin, { query: { space: body.space, count: 'true' } });
    return seenOfBin({ count: total?.count ?? 0 });
  }),
];
