import { getMyProfile } from '@nukkad/contract/account/account.api';
import { switchToken } from '@nukkad/contract/account/session.api';
import type { Permission } from '@nukkad/contract/kernel/roles';
import {
  answerInvitation,
  getEmployeeAccess,
  inviteUser,
  updateEmployeeAccess,
} from '@nukkad/contract/staff/staff.api';
import { callAs, confirmAs } from './api.ts';
import type { Person } from './people.ts';
import { type Customer, aCustomer, rememberSession, sessionOf } from './sign-in.ts';

/** Somebody new in the owner's office, who has accepted, has these permissions and acts as staff from now on. */
export async function aClerkOf(
  owner: Person,
  fullName: string,
  permissions: Permission[],
): Promise<Customer> {
  const hers = await sessionOf(owner);
  const clerk = await aCustomer(fullName);
  const { staffId } = await callAs(hers, inviteUser, {
    body: {
      mobileNumber: clerk.mobileNumber,
      fullName,
      isProfessional: false,
      designation: 'Office',
      preset: 'Professional',
    },
  });
  await confirmAs(clerk.session, answerInvitation, { staffId, accept: true });
  const { version } = await callAs(hers, getEmployeeAccess, { query: { staffId } });
  await callAs(hers, updateEmployeeAccess, { body: { staffId, version, permissions } });
  const { smeId } = await callAs(hers, getMyProfile);
  const session = await callAs(clerk.session, switchToken, {
    body: { role: 'subUser', smeId: smeId ?? '' },
  });
  rememberSession(clerk, session);
  return { ...clerk, session };
}
