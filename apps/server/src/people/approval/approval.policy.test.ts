import type { ApprovalKindName } from '@nukkad/contract/people/approval/approval.model';
import type { Permission } from '@nukkad/contract/kernel/roles';
import { expect, test } from 'vitest';
import { aViewer } from '../../../test/harness/mounted.ts';
import { roomsOf } from '../../platform/socket/watch-sessions.ts';
import { keyOf, mayDecide } from './approval.policy.ts';

const kinds = Object.keys(keyOf) as ApprovalKindName[];
const staffWith = (permission: Permission) =>
  aViewer({ role: 'subUser', organisationId: 'o1', permissions: new Set([permission]) });

test.each(kinds)('staff who decide a request of the kind %s hear of its moves', (kind) => {
  const staff = staffWith(`${keyOf[kind]}.update`);
  expect(mayDecide(staff, kind)).toBe(true);
  expect(roomsOf(staff)).toContain('reviews:o1');
});

test('staff who only see attendance hear of no request', () =>
  expect(roomsOf(staffWith('attandance.view'))).not.toContain('reviews:o1'));
