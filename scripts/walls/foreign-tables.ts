/** Owners that no insert of the server shows: rows of the seeds and of migrations, and rows that two domains write. */
export const givenOwners: Readonly<Record<string, string>> = {
  audit_waiting: 'platform',
  bank: 'market/partnership',
  catalogue_release: 'market/catalog',
  category: 'market/catalog',
  city: 'places/geography',
  demo_person: 'identity/account',
  district: 'places/geography',
  geography_release: 'places/geography',
  ledger_account: 'money/ledger',
  locality: 'places/geography',
  pincode: 'places/geography',
  seed_run: 'platform',
  service: 'market/catalog',
  service_area_rule: 'market/catalog',
  service_group: 'market/catalog',
  service_option: 'market/catalog',
  service_question: 'market/catalog',
  setting: 'platform',
  snapshot_version: 'platform',
  staff_permission: 'identity/partner',
  state: 'places/geography',
  schema_migration: 'platform',
  sub_category: 'market/catalog',
};

const names = 'A list of operators shows names beside each row, in one statement.';
const lock = 'Locks the account, so that two changes of one person wait for each other.';
const places = 'A place is looked up within the statement that needs it; places change with a release only.';
const search = 'Search and matching rank partners by offer, place, standing and rating in one statement.';
const staff =
  'Staff is the half of partner that invites and removes; it writes the same rows by the same lifecycle.';
const admins = 'An Admin is an account with a role, and signs in without the gate of the main app.';

/**
 * Where a domain names a table of another one in SQL, and why. A read that is not here is refused by the test beside it,
 * and so is an entry that nothing needs any more: the list only gets shorter. The way out is a function on the owner's
 * interface.
 */
export const knownForeignReads: Readonly<Record<string, string>> = {
  'files/document reads organisation of identity/partner': lock,
  'files/document reads user_account of identity/account': lock,
  'identity/account reads user_setting of identity/profile':
    'The language of messages is read with every account.',
  'identity/privacy reads user_account of identity/account': lock,
  'identity/privacy reads user_session of identity/account':
    'Erasure ends the sessions in its own transaction.',
  'identity/staff reads organisation of identity/partner': staff,
  'identity/staff reads organisation_feature_off of identity/partner': staff,
  'identity/staff reads staff_member of identity/partner': staff,
  'identity/staff reads staff_permission of identity/partner': staff,
  'identity/staff reads user_account of identity/account': 'The team list shows the contacts of each member.',
  'market/booking reads service_option of market/catalog':
    'What past bookings would have cost is summed up within the database.',
  'market/cart reads city of places/geography': places,
  'market/cart reads pincode of places/geography': places,
  'market/catalog reads city of places/geography': places,
  'market/catalog reads organisation of identity/partner': search,
  'market/catalog reads partner_hours of market/schedule': search,
  'market/catalog reads pincode of places/geography': places,
  'market/catalog reads user_account of identity/account': names,
  'market/coupon reads category of market/catalog':
    'Unknown categories of an offer are refused in one question.',
  'market/coupon reads city of places/geography': places,
  'market/coupon reads user_account of identity/account': names,
  'market/partnership reads city of places/geography': names,
  'market/partnership reads organisation of identity/partner':
    'The queue of reviews is sorted and filtered by partner.',
  'market/schedule reads organisation of identity/partner': search,
  'market/schedule reads staff_member of identity/partner': search,
  'office/backoffice reads user_account of identity/account': admins,
  'office/backoffice reads user_role of identity/account': admins,
  'office/settings reads user_account of identity/account': names,
  'talk/support reads user_account of identity/account': names,
};
