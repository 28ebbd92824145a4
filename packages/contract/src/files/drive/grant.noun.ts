import * as z from 'zod/mini';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

/** Whom something of a drive is shared with; `permission`: those of the team who may view a feature; `department`: those who work there; `number`: by mobile number. */
export const granteeKinds = ['person', 'team', 'permission', 'department', 'number'] as const;
export type GranteeKind = (typeof granteeKinds)[number];

export const grantRights = ['view', 'edit'] as const;
export type GrantRight = (typeof grantRights)[number];

export const grantEvents = {
  granted: event('drive.granted', {
    summary: 'Something of a drive was shared with people.',
    facts: z.object({ grantId: ref('grant'), itemId: ref('item') }),
  }),
  grantEnds: event('drive.grant_ends', {
    summary: 'Access to something of a drive was given an end; it is taken away at `endsAt`.',
    facts: z.object({ grantId: ref('grant'), endsAt: z.string() }),
  }),
};

export const grantErrors = defineErrors({
  drive_grant_not_found: [404, 'Resource is not available'],
  drive_grantee_unknown: [409, 'This person isn’t in your team now. Choose someone else.'],
  drive_grant_no_department: [409, 'This department is gone. Choose another one.'],
  drive_grant_no_team: [409, 'You have no team here. Share by mobile number instead.'],
  drive_grantee_self: [409, 'You have access already.'],
  drive_grants_full: [409, 'This is shared with 50 people and groups. Remove one first.'],
  drive_grant_numbers_full: [409, 'You shared with 50 mobile numbers today. Try again tomorrow.'],
});

export const grantActs = [
  'drive.grant',
  'drive.change_grant',
  'drive.revoke_grant',
  'drive.end_grant',
] as const;
