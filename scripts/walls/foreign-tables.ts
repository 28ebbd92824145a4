import { networkReadModels } from './network-tables.ts';
import { workReadModels } from './work-tables.ts';

/** Owners that no insert of the server shows: rows of the seeds and of migrations, and rows that two domains write. */
export const givenOwners: Readonly<Record<string, string>> = {
  audit_waiting: 'platform',
  file_sealing: 'platform',
  bank: 'market/partnership',
  catalogue_release: 'market/catalog',
  category: 'market/catalog',
  city: 'places/geography',
  demo_person: 'identity/account',
  district: 'places/geography',
  geography_release: 'places/geography',
  ledger_account: 'money/ledger',
  locality: 'places/geography',
  payroll_rule: 'people/payroll',
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

export interface ReadModel {
  /** By the domain that owns them, the tables that the store reads. */
  readonly of: Readonly<Record<string, readonly string[]>>;
  readonly why: string;
}

const search = 'Ranks or counts partners by offer, place, status and rating in one statement: search is hot.';
const reckoned =
  'Reckons from the rows of other domains where partners work, so that search reads its own rows.';
const price = 'The city of a place is looked up within the statement that prices every card.';
const earnings = 'Payouts write the earnings; partners read them by period and job, added up by one index.';
const paid = 'A run looks at all partners in a few statements, and who has a verified account is part of it.';
const staffed =
  'The members of staff are the people of the domain: names, membership and the own rows in one statement for all of them.';
const admins = 'An Admin is an account with a role, and signs in without the gate of the main app.';

/**
 * Stores that read tables of other domains in SQL, by design and with the reason. A read that is not here is refused by
 * the test beside it, and so is an entry that nothing needs any more. Every other store asks the owner by its interface.
 */
export const readModels: Readonly<Record<string, ReadModel>> = {
  ...networkReadModels,
  ...workReadModels,
  'identity/account/session.store.ts': {
    of: {
      'identity/partner': ['organisation', 'organisation_feature_off', 'staff_member', 'staff_permission'],
    },
    why: 'Who a session speaks for is read by nearly every call: one statement in place of three, one after the other.',
  },
  'files/drive/grant/grant.store.ts': {
    of: { 'identity/account': ['user_account'] },
    why: 'Each right to an item asks what is shared with the verified number: part of the one statement that finds grants.',
  },
  'market/booking/booking.store.ts': {
    of: { 'market/schedule': ['professional_reservation'] },
    why: 'The open jobs of a professional are found by the reservations, where they have an index.',
  },
  'market/booking/fulfilment/jobs-in-time.store.ts': {
    of: { 'market/schedule': ['professional_reservation'] },
    why: 'The jobs of a professional within some days are found by the reservations, where they have an index.',
  },
  'market/booking/project/project-visit.store.ts': {
    of: { 'identity/partner': ['staff_member'] },
    why: 'The visits of a project are read with the names of their professionals, in one statement.',
  },
  'market/rfq/file/quotation-file.store.ts': {
    of: { 'market/quote': ['quote', 'quote_draft'] },
    why: 'A file that neither a request nor a quote names is swept; both are asked in the statement that deletes.',
  },
  'market/quote/quote-records.store.ts': {
    of: { 'market/rfq': ['lead', 'rfq'] },
    why: 'A customer’s quotes are found by their requests, and the newest of all of them are one page.',
  },
  'market/quote/unsigned.store.ts': {
    of: { 'market/rfq': ['lead', 'rfq'] },
    why: 'Accepted quotes are agreed after the hours of the city of their request: asked in the statement that finds them, so that cities which wait longer fill no round.',
  },
  'market/quote/waiting.store.ts': {
    of: { 'market/rfq': ['lead'] },
    why: 'Which of an organisation’s quotes run out soon: whose lead it is and how it stands is asked with the last version, in one statement.',
  },
  'people/attendance/punch/spell.store.ts': {
    of: {
      'identity/partner': ['staff_member'],
      'market/booking': ['booking'],
      'market/schedule': ['staff_shift'],
    },
    why: 'A month of some hundred people is read with their shifts and the numbers of their visits, in one statement each.',
  },
  'people/attendance/setting/setting.store.ts': {
    of: {
      'identity/partner': ['staff_member'],
      'people/department': ['department'],
      'people/employee': ['employee'],
    },
    why: 'The rule of a person is their own, that of the department or that of everyone: found in one statement.',
  },
  'people/department/department.store.ts': {
    of: { 'identity/partner': ['staff_member'], 'people/employee': ['employee'] },
    why: 'A chart counts the people of each department and names its head in the statement of the departments.',
  },
  'people/employee-file/document.store.ts': {
    of: { 'identity/partner': ['staff_member'] },
    why: 'Documents of people who have left are told to no one: both are asked in the statement that marks them as told.',
  },
  'people/employee/invited.store.ts': {
    of: { 'identity/staff': ['staff_invitation'] },
    why: 'A number of an invitation that was withdrawn is free again: found in the statement that looks for the number.',
  },
  'people/employee/employee.store.ts': {
    of: { 'identity/partner': ['staff_member'], 'people/department': ['department'] },
    why: 'A member of staff without a row is an employee too, so the file is read from the membership outwards.',
  },
  'people/employee/headcount.store.ts': {
    of: { 'identity/partner': ['staff_member'], 'people/department': ['department'] },
    why: 'Counts the same people as the file of an employee, month by month, in one statement.',
  },
  'people/shift/request/own-shift.store.ts': { of: { 'identity/partner': ['staff_member'] }, why: staffed },
  'people/shift/request/shift-request.store.ts': {
    of: { 'identity/account': ['user_account'], 'identity/partner': ['staff_member'] },
    why: staffed,
  },
  'people/leaving/leaving-list.store.ts': { of: { 'identity/partner': ['staff_member'] }, why: staffed },
  'people/approval/approval.store.ts': { of: { 'identity/partner': ['staff_member'] }, why: staffed },
  'people/approval/request-list.store.ts': { of: { 'identity/partner': ['staff_member'] }, why: staffed },
  'people/payroll/run/absence.store.ts': { of: { 'identity/partner': ['staff_member'] }, why: staffed },
  'people/payroll/income-tax/tax-people.store.ts': {
    of: { 'identity/partner': ['staff_member'] },
    why: 'Who works here and who was paid in a tax year is one page in one order, also of those who have left.',
  },
  'people/payroll/run/notice.store.ts': { of: { 'identity/partner': ['staff_member'] }, why: staffed },
  'people/payroll/run/payslip.store.ts': { of: { 'identity/partner': ['staff_member'] }, why: staffed },
  'people/payroll/structure/salary.store.ts': {
    of: { 'identity/partner': ['organisation'], 'places/geography': ['city', 'state'] },
    why: 'The state of work is that of the business unless the person has another: found in the statement of the salaries.',
  },
  'talk/chat/list.store.ts': {
    of: { 'identity/account': ['user_account'], 'identity/partner': ['organisation'] },
    why: 'A search looks for the names of the other sides among all own conversations, in the statement of the page.',
  },
  'market/booking/calendar/calendar.store.ts': {
    of: { 'identity/account': ['user_account'] },
    why: 'A calendar names the customer of each visit: one statement for a day of the whole team.',
  },
  'market/booking/desk/desk-find.store.ts': {
    of: { 'identity/account': ['user_account'] },
    why: 'The back office finds bookings by the name and the number of their customer, ranked in one statement.',
  },
  'market/booking/desk/desk-list.store.ts': {
    of: {
      'identity/account': ['user_account'],
      'identity/partner': ['organisation', 'staff_member'],
      'places/geography': ['city'],
      'talk/support': ['incident'],
    },
    why: 'The back office lists every booking with the names of both sides, also by reported problem: one statement a page.',
  },
  'market/booking/find/find-bookings.store.ts': {
    of: { 'identity/account': ['user_account'] },
    why: 'Bookings are found by the name and the number of their customer, ranked in one statement.',
  },
  'market/booking/list/list.store.ts': {
    of: {
      'identity/account': ['user_account'],
      'identity/partner': ['organisation', 'staff_member'],
      'money/payment': ['payment_order'],
    },
    why: 'A page of bookings names partners, professionals and buyers: one statement in place of four, lists are hot.',
  },
  'market/catalog/partners-for-all.store.ts': {
    of: { 'identity/partner': ['organisation'], 'places/geography': ['pincode'] },
    why: search,
  },
  'market/catalog/partners-of-category.store.ts': {
    of: { 'identity/partner': ['organisation'], 'places/geography': ['pincode'] },
    why: search,
  },
  'market/catalog/price/price-effect.store.ts': {
    of: { 'identity/partner': ['organisation'], 'places/geography': ['pincode'] },
    why: search,
  },
  'market/catalog/price/set-price.store.ts': { of: { 'places/geography': ['pincode'] }, why: price },
  'market/catalog/question.store.ts': { of: { 'identity/partner': ['organisation'] }, why: search },
  'market/catalog/service-area.store.ts': {
    of: { 'identity/partner': ['organisation'], 'places/geography': ['pincode'] },
    why: reckoned,
  },
  'market/catalog/service-partner.store.ts': {
    of: { 'identity/partner': ['organisation'], 'places/geography': ['pincode'] },
    why: search,
  },
  'market/catalog/sum-locks.store.ts': { of: { 'places/geography': ['pincode'] }, why: reckoned },
  'market/catalog/summed-offer.store.ts': {
    of: { 'identity/partner': ['organisation'], 'market/schedule': ['partner_hours'] },
    why: reckoned,
  },
  'market/catalog/service-place.store.ts': {
    of: {
      'identity/partner': ['organisation'],
      'places/geography': ['pincode'],
    },
    why: reckoned,
  },
  'market/catalog/service.store.ts': {
    of: { 'places/geography': ['city'] },
    why: 'Service pages and the sitemap list up to 50,000 cities of services, sorted by partners and population.',
  },
  'market/favourite/favourite.store.ts': {
    of: { 'identity/account': ['user_account'], 'market/booking': ['booking', 'booking_line'] },
    why: 'Each favourite says the last visit, found by the person’s own bookings in the statement of the page.',
  },
  'market/favourite/professional/professional.store.ts': {
    of: { 'market/booking': ['booking'] },
    why: 'A professional is liked by a visit of the person’s own, and each says the last one.',
  },
  'market/favourite/recommend.store.ts': {
    of: {
      'identity/partner': ['organisation'],
      'market/booking': ['booking'],
      'market/catalog': ['partner_service', 'service_area', 'service_place'],
      'market/review': ['review'],
      'places/geography': ['pincode'],
    },
    why: 'Ranks partners by the person’s own visits, stars and favourites and by offer and place: one statement.',
  },
  'market/partnership/office/partners.store.ts': {
    of: {
      'identity/account': ['user_account'],
      'identity/partner': ['organisation', 'staff_member'],
      'market/booking': ['booking'],
      'market/catalog': ['partner_service', 'paused_work', 'service'],
    },
    why: 'The back office finds partners by their owner, city, category and numbers in one statement, in pages.',
  },
  'market/partnership/review/review.store.ts': {
    of: { 'files/document': ['document'], 'identity/partner': ['organisation'] },
    why: 'The review queue sorts profiles, changes and new documents of live partners in one statement.',
  },
  'market/schedule/reservation.store.ts': {
    of: { 'identity/partner': ['staff_member'] },
    why: 'Locks the professionals whose time is about to be held.',
  },
  'market/schedule/schedule.store.ts': {
    of: { 'identity/partner': ['organisation', 'staff_member'] },
    why: 'Hours, shifts, leave and jobs of all professionals of a place are read in one statement: slots are hot.',
  },
  'market/schedule/skilled.store.ts': {
    of: { 'identity/partner': ['staff_member'] },
    why: 'A page of partners names a few people of each who do the work, best known first: one statement for the page.',
  },
  'money/payment/office/office-payments.store.ts': {
    of: { 'identity/account': ['user_account'], 'market/booking': ['booking'] },
    why: 'The back office lists every payment with its booking and its customer: one statement a page.',
  },
  'money/earning/earning-sums.store.ts': { of: { 'money/payout': ['earning'] }, why: earnings },
  'money/earning/earning.store.ts': {
    of: {
      'identity/partner': ['staff_member'],
      'market/booking': ['booking_line'],
      'money/payout': ['earning'],
      'work/project': ['project'],
    },
    why: `${earnings} A page names jobs, projects and professionals in one statement.`,
  },
  'money/payout/office/office.store.ts': {
    of: { 'identity/partner': ['organisation'], 'market/partnership': ['partner_bank'] },
    why: paid,
  },
  'money/payout/read-payouts.store.ts': { of: { 'market/partnership': ['partner_bank'] }, why: paid },
  'money/payout/run/run.store.ts': { of: { 'market/partnership': ['partner_bank'] }, why: paid },
  'office/backoffice/admin-session.store.ts': {
    of: { 'identity/account': ['user_account', 'user_role'] },
    why: admins,
  },
  'office/backoffice/admin.store.ts': {
    of: { 'identity/account': ['user_account', 'user_role'] },
    why: admins,
  },
  'talk/support/office-list.store.ts': {
    of: { 'market/booking': ['booking'] },
    why: 'Reports about a partner are those of its bookings, also where a customer sent them: one page of the list.',
  },
  'platform/snapshot/setting.store.ts': {
    of: { 'office/configuration': ['setting_change'] },
    why: 'What came with the product and what Admins set since is one configuration, read into memory in one statement.',
  },
};
