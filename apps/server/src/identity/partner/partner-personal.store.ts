import { sql } from 'kysely';
import type { PersonalPort, Whose } from '../../platform/personal.ts';
import { listUnissuedLogoFiles } from './logo/logo.store.ts';

const ownStaffRow: Whose = (userId) =>
  sql`t.staff_id in (select s.staff_id from staff_member s where s.user_id = ${userId})`;

const ofOwnBusiness: Whose = (userId) =>
  sql`t.organisation_id in (select o.organisation_id from organisation o where o.owner_user_id = ${userId})`;

/** A company stays as the supplier on its invoices; a colleague stays as a row without a name. */
export const partnerPersonal: PersonalPort = {
  tables: [
    {
      table: 'staff_permission',
      title: 'Team permissions',
      whose: ownStaffRow,
      erasure: { kind: 'remove' },
    },
    {
      table: 'staff_member',
      title: 'Team memberships',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'blank', set: { full_name: 'Former colleague', status: 'Deactivated' } },
    },
    {
      table: 'organisation_logo',
      title: 'Logo of your business',
      whose: (userId) => sql`${ofOwnBusiness(userId)} and not t.is_issued`,
      without: ['storage_key', 'digest'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'organisation_logo',
      title: 'Logo of your business',
      whose: (userId) => sql`${ofOwnBusiness(userId)} and t.is_issued`,
      without: ['storage_key', 'digest'],
      erasure: { kind: 'keep', kept: { why: 'partner', years: 8 } },
    },
    {
      table: 'organisation',
      title: 'Your business',
      whose: (userId) => sql`t.owner_user_id = ${userId}`,
      without: ['pan_sealed', 'pan_fingerprint'],
      erasure: {
        kind: 'blank',
        set: {
          status: 'Deactivated',
          suspension_reason: null,
          about: '',
          owner_name: '',
          line1: '',
          locality: '',
          landmark: '',
          pan_sealed: null,
          pan_last4: null,
          pan_fingerprint: null,
          pan_name: null,
          pan_checked_at: null,
          standing_reason: null,
        },
        kept: { why: 'partner', years: 8 },
      },
    },
  ],
  files: listUnissuedLogoFiles,
  openMatters: async (reader, userId) => {
    const { rows } = await sql<{ staffed: boolean }>`select exists (
      select 1 from organisation o join staff_member s using (organisation_id)
      where o.owner_user_id = ${userId} and s.user_id <> ${userId} and s.status = 'Active') as staffed`.execute(
      reader,
    );
    return rows[0]?.staffed ? ['organisation_staffed'] : [];
  },
};
