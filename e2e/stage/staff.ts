import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { switchToken } from '@nukkad/contract/identity/account/session.api';
import type { Permission } from '@nukkad/contract/kernel/roles';
import {
  answerInvitation,
  getEmployeeAccess,
  inviteUser,
  updateEmployeeAccess,
} from '@nukkad/contract/identity/staff/staff.api';
import { callAs, confirmAs } from './api.ts';
import type { Person } from './people.ts';
import { type Customer, aCustomer, rememberSession, sessionOf } from './sign-in.ts';

/** Invited by the owner and has accepted; answers with the id of the member of staff. */
async function hire(owner: Person, person: Customer, isProfessional: boolean): Promise<string> {
  const { staffId } = await callAs(await sessionOf(owner), inviteUser, {
    body: {
      mobileNumber: person.mobileNumber,
      fullName: person.fullName,
      isProfessional,
      designation: isProfessional ? 'Plumber' : 'Office',
      preset: 'Professional',
    },
  });
  await confirmAs(person.session, answerInvitation, { staffId, accept: true });
  return staffId;
}

/** Acts as staff of the owner from now on. */
async function actsFor(owner: Person, person: Customer): Promise<Customer> {
  const { smeId } = await callAs(await sessionOf(owner), getMyProfile);
  const session = await callAs(person.session, switchToken, {
    body: { role: 'subUser', smeId: smeId ?? '' },
  });
  rememberSession(person, session);
  return { ...person, session };
}

/** A new clerk in the owner's office, who has accepted, has these permissions and acts as staff from now on. */
export async function aClerkOf(
  owner: Person,
  fullName: string,
  permissions: Permission[],
): Promise<Customer> {
  const hers = await sessionOf(owner);
  const clerk = await aCustomer(fullName);
  const staffId = await hire(owner, clerk, false);
  const { version } = await callAs(hers, getEmployeeAccess, { query: { staffId } });
  await callAs(hers, updateEmployeeAccess, { body: { staffId, version, permissions } });
  return actsFor(owner, clerk);
}

/** A professional who has just joined and acts as staff: with a name and a number, and no language yet. */
export async function aNewProfessionalOf(owner: Person, fullName: string): Promise<Customer> {
  const person = await aCustomer(fullName);
  await hire(owner, person, true);
  return actsFor(owner, person);
}
