import { sql } from 'kysely';
import type { PersonalPort, Whose } from '../../platform/personal.ts';

const own: Whose = (userId) => sql`t.user_id = ${userId}`;
const ofOwnNumber: Whose = (userId) =>
  sql`t.mobile_number = (select a.mobile_number from user_account a where a.user_id = ${userId})`;
const remove = { kind: 'remove' } as const;

/** The account's row is deleted last, because rows are found by its number. */
export const accountPersonal: PersonalPort = {
  tables: [
    { table: 'demo_person', title: 'Demo people', whose: ofOwnNumber, erasure: remove },
    {
      table: 'sign_in_challenge',
      title: 'OTPs requested',
      whose: (
        userId,
      ) => sql`(t.user_id = ${userId} or t.contact in (select unnest(array[a.mobile_number, a.email])
        from user_account a where a.user_id = ${userId}))`,
      without: ['challenge_id', 'ip_hash', 'password_hash'],
      erasure: remove,
    },
    {
      table: 'step_up_code',
      title: 'OTPs requested',
      whose: own,
      without: ['code_id', 'session_id'],
      erasure: remove,
    },
    { table: 'user_password', title: 'Password', whose: own, without: ['hash'], erasure: remove },
    {
      table: 'passkey',
      title: 'Passkeys',
      whose: own,
      without: ['credential_id', 'public_key', 'counter'],
      erasure: remove,
    },
    {
      table: 'passkey_challenge',
      title: 'Passkey setup',
      whose: own,
      without: ['challenge_id', 'challenge'],
      erasure: remove,
    },
    {
      table: 'app_link_request',
      title: 'App links',
      whose: ofOwnNumber,
      without: ['request_id', 'number_hash', 'ip_hash'],
      erasure: remove,
    },
    {
      table: 'referral',
      title: 'Referrals',
      whose: (userId) => sql`(t.friend_user_id = ${userId} or t.referrer_user_id = ${userId})`,
      without: ['friend_user_id', 'referrer_user_id'],
      erasure: remove,
    },
    { table: 'referral_code', title: 'Your referral code', whose: own, erasure: remove },
    {
      table: 'known_device',
      title: 'Devices',
      whose: own,
      without: ['device_hash'],
      erasure: remove,
    },
    { table: 'deactivation_request', title: 'Requests to close the account', whose: own, erasure: remove },
    {
      table: 'user_session',
      title: 'Logins',
      whose: own,
      without: ['session_id', 'token_id', 'previous_token_id'],
      erasure: remove,
    },
    {
      table: 'contact_try',
      title: 'Contact details that were hidden or refused',
      whose: own,
      erasure: remove,
    },
    { table: 'user_setting', title: 'Settings', whose: own, erasure: remove },
    { table: 'user_role', title: 'Roles', whose: own, erasure: remove },
    {
      table: 'user_account',
      title: 'Account',
      whose: own,
      erasure: {
        kind: 'blank',
        set: {
          full_name: '',
          mobile_number: sql`'erased ' || t.user_id::text`,
          email: null,
          email_verified_at: null,
          status: 'Deactivated',
          previous_status: null,
          notification_message: null,
          notification_message_type: null,
          status_reason: '',
        },
      },
    },
  ],
};
