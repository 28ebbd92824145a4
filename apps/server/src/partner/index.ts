import type { Domain } from '../platform/domain.ts';
import type { Platform } from '../platform/platform.ts';
import { countJob } from './count-job.ts';
import type { Organisation, PartnerDoor, Staff, StaffRights } from './partner.door.ts';
import { effectivePermissions, isActivePartner, mayStaffWork } from './partner.rules.ts';
import {
  type StaffRightsRow,
  findOrganisations,
  findStaff,
  findStaffRights,
  findStanding,
  listActiveProfessionals,
} from './partner.store.ts';

export type { Organisation, PartnerDoor, Staff } from './partner.door.ts';
export { type NewOrganisation, type NewStaff, addOrganisation, addStaff } from './partner.store.ts';

const nothing: StaffRights = { isProfessional: false, permissions: new Set() };

function rightsOf(row: StaffRightsRow | null): StaffRights {
  if (!row?.isActive || !mayStaffWork(row.organisationStatus)) return nothing;
  return { isProfessional: row.isProfessional, permissions: effectivePermissions(row.grants) };
}

const door: PartnerDoor = {
  getOrganisations: async (reader, ids) =>
    new Map(
      (await findOrganisations(reader, ids)).map((organisation): [string, Organisation] => [
        organisation.organisationId,
        organisation,
      ]),
    ),
  getStaff: async (reader, ids) =>
    new Map((await findStaff(reader, ids)).map((staff): [string, Staff] => [staff.staffId, staff])),
  listProfessionals: listActiveProfessionals,
  staffRights: async (reader, staffId) => rightsOf(await findStaffRights(reader, staffId)),
  findStanding,
  isActive: (organisation) => isActivePartner(organisation.status),
};

/** Organisations and their staff. It has no calls of its own yet: partners are made by the seed and by verification. */
export function createPartnerDomain(platform: Platform): Domain & PartnerDoor {
  return { name: 'partner', routes: [], consumers: [countJob(platform)], ...door };
}
