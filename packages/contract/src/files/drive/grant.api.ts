/** Whom folders and files of a drive are shared with. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { removed } from '../../kernel/schema.ts';
import { driveItem, driveItemId } from './drive.model.ts';
import { driveErrors } from './drive.noun.ts';
import { driveGrant, grantBody, grantChangeBody, grantId } from './grant.model.ts';
import { grantErrors as e } from './grant.noun.ts';

const tag = 'Documents';
const authz = { who: 'signed-in', scope: 'items that the caller may share' } as const;

export const listGrants = endpoint('GET /drive/grants', {
  summary: 'Who has access to a folder or file, also by a folder above it; the nearest first',
  tag,
  authz,
  query: z.object({ ...pageQuery, itemId: driveItemId }),
  response: pageOf(driveGrant),
  errors: [driveErrors.drive_item_not_found],
});

export const addGrant = endpoint('POST /drive/grants', {
  summary: 'Share a folder or file with people; whom it is shared with already gets this permission and end',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  body: grantBody,
  response: driveGrant,
  errors: [
    driveErrors.drive_item_not_found,
    e.drive_grantee_unknown,
    e.drive_grant_no_department,
    e.drive_grant_no_team,
    e.drive_grantee_self,
    e.drive_grants_full,
    e.drive_grant_numbers_full,
  ],
  perMinute: 30,
});

export const changeGrant = endpoint('PATCH /drive/grants', {
  summary: 'Another permission or end',
  tag,
  authz,
  unconfirmed: 'own-text',
  body: grantChangeBody,
  response: driveGrant,
  errors: [e.drive_grant_not_found],
});

export const revokeGrant = endpoint('DELETE /drive/grants', {
  summary: 'Take access away at once',
  tag,
  authz,
  unconfirmed: 'removes-named',
  query: z.object({ grantId }),
  response: removed,
  errors: [e.drive_grant_not_found],
});

export const listSharedWithMe = endpoint('GET /drive/shared-with-me', {
  summary: 'Folders and files that others share with the caller, the latest first',
  tag,
  authz: { who: 'signed-in', scope: 'shared with the caller, the own team or the own verified number' },
  query: z.object(pageQuery),
  response: pageOf(driveItem),
});
