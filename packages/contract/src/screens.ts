/**
 * The screens of the web app and who may open each (specification sections 2 and 6): by domain, in the order of docs/map.md.
 * How the screen of an address is found: `identity/account/screens.ts`.
 */
import { type Screen, guests, need, partnerAndStaff } from './kernel/screen.ts';

const report = { who: partnerAndStaff, feature: need('reports', 'view') } as const;
/** All who take part in the network; what staff may do as their business, the calls ask. */
const networkers = ['Buyer', 'Service Partner', 'Jobseeker', 'subUser'] as const;
const attendance = { ...report, also: need('attandance', 'view') } as const;

/** Order says nothing: the closest path counts, and a path that none matches leads to the root. */
export const screens: readonly Screen[] = [
  // account
  { path: '/logout', who: 'anyone' },
  { path: '/login', who: 'anyone' },
  { path: '/forgot-password', who: 'anyone' },
  { path: '/login/basicinfo', who: 'signed-in', roleless: true },
  { path: '/account-status-information', who: 'signed-in', roleless: true, barred: true },
  // candidate
  { path: '/all-jobs', who: ['Jobseeker'] },
  { path: '/candidate/*', who: ['Jobseeker'] },
  { path: '/view-all-candidates/*', who: partnerAndStaff, feature: need('hireTalent', 'view') },
  // envelope
  { path: '/sign/*', who: 'anyone' },
  // interview
  { path: '/hire-talent/interviews/*', who: partnerAndStaff, feature: need('hireTalent', 'view') },
  // hiring-report
  { path: '/hire-talent/figures', who: partnerAndStaff, feature: need('hireTalent', 'view') },
  // job-feed
  { path: '/hire-talent/feed', who: partnerAndStaff, feature: need('hireTalent', 'view') },
  // job
  { path: '/jobs/*', who: 'anyone' },
  { path: '/hire-talent/jobs/*', who: partnerAndStaff, feature: need('hireTalent', 'view') },
  { path: '/hire-talent/feedback', who: partnerAndStaff, feature: need('hireTalent', 'view') },
  { path: '/hire-talent/questions', who: partnerAndStaff, feature: need('hireTalent', 'view') },
  { path: '/hire-talent/post-job', who: partnerAndStaff, feature: need('hireTalent', 'create') },
  { path: '/post-job', who: partnerAndStaff, feature: need('hireTalent', 'create') },
  // talent-pool
  { path: '/hire-talent/pool', who: partnerAndStaff, feature: need('hireTalent', 'view') },
  // privacy
  { path: '/profile/privacy', who: 'signed-in', roleless: true, barred: true },
  { path: '/profile/terms', who: 'signed-in', roleless: true, barred: true },
  // profile
  { path: '/card/*', who: 'anyone' },
  { path: '/profile/*', who: 'signed-in' },
  { path: '/profile/catalogue', who: 'signed-in', feature: need('services', 'view') },
  { path: '/profile/assets', who: 'signed-in', feature: need('company_profile', 'view') },
  { path: '/buyer-profile', who: guests },
  // staff
  { path: '/profile/team', who: ['subUser'] },
  { path: '/add-user', who: partnerAndStaff, feature: need('manage_users', 'access') },
  { path: '/add-user/import', who: partnerAndStaff, feature: need('manage_users', 'create') },
  { path: '/users/sub-users-list', who: partnerAndStaff, feature: need('manage_users', 'view') },
  {
    path: '/users/sub-users-list/:staffId',
    who: partnerAndStaff,
    feature: need('manage_users', 'view'),
    orOwn: 'staffId',
  },
  // seal
  { path: '/verify-document', who: 'anyone' },
  // booking
  { path: '/buyer', who: guests },
  { path: '/buyer/*', who: ['Buyer'] },
  // cart
  { path: '/cart', who: ['Buyer'] },
  { path: '/checkout', who: ['Buyer'] },
  // catalog
  { path: '/services/*', who: 'anyone' },
  { path: '/products', who: partnerAndStaff, feature: need('services', 'view') },
  { path: '/service-categories', who: partnerAndStaff, feature: need('services', 'view') },
  {
    path: '/service-categories/add-service-category',
    who: partnerAndStaff,
    feature: need('services', 'create'),
  },
  {
    path: '/theme/catalogue',
    who: ['Service Partner', 'Buyer', 'subUser'],
    feature: need('services', 'view'),
  },
  // coupon
  { path: '/consultant-service/offers', who: partnerAndStaff, feature: need('services', 'view') },
  // fulfilment
  { path: '/consultant-service/*', who: partnerAndStaff, feature: need('booking', 'view') },
  { path: '/sub-user/*', who: ['subUser'] },
  // partnership
  { path: '/home/partner-home', who: 'anyone' },
  { path: '/professional-register-form', who: 'anyone' },
  { path: '/buyer-profile/complete-kyb-as-partner', who: ['Buyer'], partner: 'upgrade' },
  { path: '/consultant-service/hours', who: partnerAndStaff, feature: need('company_profile', 'view') },
  { path: '/update-partner', who: ['Service Partner'], partner: 'standing' },
  { path: '/update-partner/profile-update', who: ['Service Partner'], partner: 'editing' },
  // portfolio
  { path: '/consultant-service/portfolio', who: partnerAndStaff, feature: need('services', 'view') },
  // review
  { path: '/partners/*', who: 'anyone' },
  // waitlist
  { path: '/waitlist/*', who: 'anyone' },
  // earning
  { path: '/consultant-service/money/*', who: partnerAndStaff, feature: need('payments', 'view') },
  // approval: a level may name any member of staff, so the inbox needs no permission
  { path: '/approvals', who: partnerAndStaff },
  { path: '/approvals/:requestId', who: partnerAndStaff },
  { path: '/people/approvals', who: partnerAndStaff, feature: need('manage_users', 'view') },
  // asset
  { path: '/held', who: partnerAndStaff },
  { path: '/people/assets', who: partnerAndStaff, feature: need('manage_users', 'view') },
  { path: '/people/assets/:assetId', who: partnerAndStaff, feature: need('manage_users', 'view') },
  // attendance
  { path: '/attendance', who: partnerAndStaff },
  { path: '/people/attendance', who: partnerAndStaff, feature: need('attandance', 'view') },
  { path: '/people/attendance/day', who: partnerAndStaff, feature: need('attandance', 'view') },
  { path: '/people/attendance/settings', who: partnerAndStaff, feature: need('attandance', 'update') },
  // daily-task
  { path: '/people/today', who: partnerAndStaff },
  // department
  { path: '/people/departments', who: partnerAndStaff },
  // employee
  { path: '/people/employees', who: partnerAndStaff, feature: need('manage_users', 'view') },
  { path: '/people/employees/chart', who: partnerAndStaff, feature: need('manage_users', 'view') },
  { path: '/people/employees/sheet', who: partnerAndStaff, feature: need('manage_users', 'update') },
  {
    path: '/people/employees/:employeeId',
    who: partnerAndStaff,
    feature: need('manage_users', 'view'),
    orOwn: 'employeeId',
  },
  // expense
  { path: '/expenses', who: partnerAndStaff },
  { path: '/people/expenses', who: partnerAndStaff, feature: need('expenses', 'view') },
  { path: '/people/expenses/advances', who: partnerAndStaff, feature: need('expenses', 'view') },
  { path: '/people/expenses/categories', who: partnerAndStaff, feature: need('expenses', 'view') },
  { path: '/people/payments', who: partnerAndStaff, feature: need('payments', 'view') },
  { path: '/people/expenses/:requestId', who: partnerAndStaff },
  // leave
  { path: '/leave', who: ['subUser'] },
  { path: '/leave/:requestId', who: ['subUser'] },
  { path: '/people/leave', who: partnerAndStaff, feature: need('attandance', 'view') },
  { path: '/people/leave/types', who: partnerAndStaff, feature: need('attandance', 'update') },
  // leaving
  { path: '/leaving', who: ['subUser'] },
  { path: '/people/leaving', who: partnerAndStaff, feature: need('manage_users', 'view') },
  // loan
  { path: '/loans', who: partnerAndStaff },
  { path: '/people/loans', who: partnerAndStaff, feature: need('salary', 'view') },
  { path: '/people/loans/:loanId', who: partnerAndStaff },
  // payroll
  { path: '/salary', who: partnerAndStaff, feature: need('salary', 'view') },
  { path: '/salary/people', who: partnerAndStaff, feature: need('salary', 'view') },
  { path: '/salary/structures', who: partnerAndStaff, feature: need('salary', 'view') },
  { path: '/salary/structures/new', who: partnerAndStaff, feature: need('salary', 'view') },
  { path: '/salary/structures/:structureId', who: partnerAndStaff, feature: need('salary', 'view') },
  { path: '/salary/settings', who: partnerAndStaff, feature: need('salary', 'view') },
  { path: '/salary/tax', who: partnerAndStaff, feature: need('salary', 'view') },
  { path: '/salary/tax/:staffId', who: partnerAndStaff, feature: need('salary', 'view') },
  { path: '/salary/run/:runId', who: partnerAndStaff, feature: need('salary', 'view') },
  { path: '/payslips', who: partnerAndStaff },
  { path: '/payslips/tax', who: partnerAndStaff },
  { path: '/payslips/:payslipId', who: partnerAndStaff },
  // report
  { path: '/people/reports', ...report },
  { path: '/people/reports/attendance', ...attendance },
  { path: '/people/reports/overtime', ...attendance },
  { path: '/people/reports/leave', ...attendance },
  { path: '/people/reports/leave-taken', ...attendance },
  { path: '/people/reports/cost', ...report, also: need('salary', 'view') },
  // shift
  { path: '/shifts', who: partnerAndStaff },
  { path: '/people/roster', who: partnerAndStaff, feature: need('attandance', 'view') },
  { path: '/people/roster/requests', who: partnerAndStaff, feature: need('attandance', 'view') },
  { path: '/people/roster/settings', who: partnerAndStaff, feature: need('attandance', 'update') },
  // task
  { path: '/tasks', who: partnerAndStaff },
  { path: '/tasks/:taskId', who: partnerAndStaff },
  // travel
  { path: '/trips', who: partnerAndStaff },
  { path: '/people/trips', who: partnerAndStaff, feature: need('travel', 'view') },
  { path: '/people/trips/:requestId', who: partnerAndStaff },
  // post
  { path: '/feed/*', who: 'signed-in' },
  // job-card
  { path: '/job-cards/*', who: 'signed-in' },
  // blog
  { path: '/blogs/*', who: 'anyone' },
  { path: '/blogs/mine', who: networkers },
  { path: '/blogs/write/*', who: networkers },
  // poll
  { path: '/polls/*', who: 'signed-in' },
  // story
  { path: '/stories/*', who: 'signed-in' },
  // group
  { path: '/groups/*', who: 'signed-in' },
  // search
  { path: '/search', who: 'anyone' },
  // newsletter
  { path: '/newsletter/*', who: 'anyone' },
  // notification
  { path: '/notifications', who: 'signed-in' },
  // support
  { path: '/help/*', who: 'anyone', barred: true },
  // As open as its calls: people without messages, without a role and those who are shut out need support most.
  { path: '/help/chat', who: 'signed-in', barred: true, roleless: true },
  { path: '/help/requests/:incidentId', who: 'signed-in', barred: true, roleless: true },
  {
    path: '/message_center',
    who: 'signed-in',
    feature: need('message_centre', 'access'),
    orProfessional: true,
  },
  // drive
  { path: '/drive', who: 'signed-in' },
  { path: '/drive/*', who: 'signed-in' },
  { path: '/drive/team', who: partnerAndStaff, feature: need('company_profile', 'view') },
  // envelope
  { path: '/signing', who: 'signed-in' },
  { path: '/signing/*', who: 'signed-in', feature: need('company_profile', 'view') },
  { path: '/signing/new', who: 'signed-in', feature: need('company_profile', 'update') },
  // template
  { path: '/templates', who: partnerAndStaff, feature: need('company_profile', 'view') },
  { path: '/templates/create', who: partnerAndStaff, feature: need('company_profile', 'update') },
  { path: '/templates/new/:kind', who: partnerAndStaff, feature: need('company_profile', 'update') },
  { path: '/templates/:templateId', who: partnerAndStaff, feature: need('company_profile', 'view') },
  // content
  { path: '/', who: 'anyone' },
  { path: '/home', who: 'anyone' },
  { path: '/about/data', who: 'anyone' },
  { path: '/about-us', who: 'anyone' },
  { path: '/contact-us', who: 'anyone' },
  { path: '/work-with-us', who: 'anyone' },
  { path: '/terms-and-policy/*', who: 'anyone' },
  { path: '/theme', who: 'anyone' },
  { path: '/banner/*', who: 'anyone' },
  { path: '/content-preview', who: 'anyone' },
  { path: '/gallery', who: 'anyone' },
  // list-export
  { path: '/profile/exports', who: 'signed-in' },
  // party
  { path: '/projects/parties', who: partnerAndStaff, feature: need('customers', 'view') },
  { path: '/projects/parties/import', who: partnerAndStaff, feature: need('customers', 'create') },
  { path: '/projects/parties/new', who: partnerAndStaff, feature: need('customers', 'access') },
  { path: '/projects/parties/:partyId', who: partnerAndStaff, feature: need('customers', 'view') },
  { path: '/projects/parties/:partyId/edit', who: partnerAndStaff, feature: need('customers', 'update') },
  // payment-book
  { path: '/projects/payment-book', who: partnerAndStaff, feature: need('customers', 'view') },
  { path: '/projects/analytics', who: partnerAndStaff, feature: need('customers', 'view') },
  // project
  { path: '/projects', who: partnerAndStaff, feature: need('customers', 'view') },
  { path: '/projects/new-business', who: partnerAndStaff, feature: need('customers', 'access') },
  { path: '/projects/:projectId', who: partnerAndStaff, feature: need('customers', 'view') },
  { path: '/projects/:projectId/change', who: partnerAndStaff, feature: need('customers', 'access') },
  { path: '/projects/:projectId/edit', who: partnerAndStaff, feature: need('customers', 'access') },
  { path: '/buyer/projects', who: ['Buyer'] },
  { path: '/buyer/projects/:projectId', who: ['Buyer'] },
  // member and connection
  { path: '/network/*', who: networkers },
  { path: '/network/member/*', who: 'anyone' },
  { path: '/network/group/*', who: 'anyone' },
];
