import { addRole } from '../src/identity/account/account.seed.ts';
import type { NewOrganisation, NewStaff } from '../src/identity/partner/index.ts';
import { addOrganisation, addStaff } from '../src/identity/partner/partner.seed.ts';
import { addSpokenLanguages } from '../src/identity/profile/profile.seed.ts';
import { systemAuthorized } from '../src/platform/authorize.ts';
import type { Tx } from '../src/platform/db/database.ts';

/** A partner and its owner's role. The owner is a user already: `seedUser` with `roles: []`. */
export async function seedOrganisation(tx: Tx, organisation: NewOrganisation, now: Date): Promise<void> {
  await addOrganisation(tx, systemAuthorized(organisation, 'The demo city has this partner.'), now);
  await addRole(
    tx,
    systemAuthorized({ userId: organisation.ownerUserId }, 'They own this partner of the demo city.'),
    { role: 'Service Partner', organisationId: organisation.organisationId, staffId: null },
    now,
  );
}

/** A staff member of a partner, with the role subUser. The person is a user already: `seedUser` with `roles: []`. */
export async function seedStaff(
  tx: Tx,
  staff: NewStaff & { readonly permissions?: readonly string[] },
  now: Date,
): Promise<void> {
  const { permissions = [], ...member } = staff;
  const worker = systemAuthorized(member, 'They work for this partner of the demo city.');
  await addStaff(tx, worker, permissions, now);
  // Without a language a professional's profile is incomplete, and the person is let in nowhere.
  if (member.isProfessional) await addSpokenLanguages(tx, worker, ['English', 'Hindi'], now);
  await addRole(
    tx,
    worker,
    { role: 'subUser', organisationId: member.organisationId, staffId: member.staffId },
    now,
  );
}
