import * as z from 'zod/mini';
import { mobileNumber } from '../../kernel/patterns/mobile.ts';
import { permissionKeys } from '../../kernel/roles.ts';
import { id, instant, whole } from '../../kernel/schema.ts';
import { driveItemId } from './drive.model.ts';
import { granteeKinds, grantRights } from './grant.noun.ts';

const choose = 'Choose one of the list.';

/** How long a mobile number has access where nothing else is chosen, and at most. */
export const numberDays = { usual: 30, most: 90 } as const;
/** Those of the team have access until it is taken away, unless an end is chosen. */
export const teamDays = { most: 365 } as const;
/** People and groups that one item is shared with. */
export const mostGrants = 50;

export const grantId = id('Grant');
const grantRight = z.enum(grantRights, choose);
const permissionKey = z.enum(permissionKeys, choose);

export const driveGrant = z.object({
  grantId,
  itemId: driveItemId,
  kind: z.enum(granteeKinds),
  name: z.string().check(z.describe('Of a person or department, or the number; else empty.')),
  permission: z.nullable(permissionKey),
  right: grantRight,
  createdAt: instant(),
  createdBy: z.string().check(z.describe('Empty: no name was given.')),
  endsAt: z.nullable(instant()).check(z.describe('Null: until it is taken away.')),
  from: z.nullable(z.string()).check(z.describe('The folder above it that is shared; null: itself.')),
  can: z.object({ change: z.boolean(), revoke: z.boolean() }),
});
export type DriveGrant = z.output<typeof driveGrant>;
export type DriveGrantAnswer = z.input<typeof driveGrant>;

const grantee = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('person'), staffId: z.uuid('Choose a person.') }),
    z.object({ kind: z.literal('team') }),
    z.object({ kind: z.literal('permission'), permission: permissionKey }),
    z.object({ kind: z.literal('department'), departmentId: z.uuid('Choose a department.') }),
    z.object({ kind: z.literal('number'), mobileNumber }),
  ],
  choose,
);
export type Grantee = z.output<typeof grantee>;

const days = z.optional(z.nullable(whole(1, teamDays.most, 'From now on; null: no end, not for a number.')));

export const grantBody = z
  .object({ itemId: driveItemId, to: grantee, right: grantRight, days })
  .check(
    z.refine(
      ({ to, days: count }) =>
        to.kind !== 'number' || (count !== null && (count === undefined || count <= numberDays.most)),
      { error: 'Choose an end of at most 90 days.', path: ['days'] },
    ),
  );

/** What is left out stays as it is. */
export const grantChangeBody = z.object({ grantId, right: z.optional(grantRight), days });
