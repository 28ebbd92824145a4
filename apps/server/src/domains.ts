import { createAgainDomain } from './market/again/index.ts';
import { createAdvanceDomain } from './money/advance/index.ts';
import { createAttendanceDomain } from './people/attendance/index.ts';
import { createAccountDomain } from './identity/account/index.ts';
import { type BackofficeInterface, createBackofficeDomain } from './office/backoffice/index.ts';
import { createBookingDomain } from './market/booking/index.ts';
import { createCartDomain } from './market/cart/index.ts';
import { createCashRefundDomain } from './money/cash-refund/index.ts';
import { createChatDomain } from './talk/chat/index.ts';
import { createCatalogDomain } from './market/catalog/index.ts';
import { createConfigurationDomain } from './office/configuration/index.ts';
import { createContentDomain } from './office/content/index.ts';
import { createCouponDomain } from './market/coupon/index.ts';
import { createCreditDomain } from './money/credit/index.ts';
import { createDepartmentDomain } from './people/department/index.ts';
import { createDocumentDomain } from './files/document/index.ts';
import { composeEarnings } from './compose-earnings.ts';
import { createEmployeeFileDomain } from './people/employee-file/index.ts';
import { createEmployeeDomain } from './people/employee/index.ts';
import { createExpenseDomain } from './people/expense/index.ts';
import { createEnquiryDomain } from './market/enquiry/index.ts';
import { createFavouriteDomain } from './market/favourite/index.ts';
import { createGeographyDomain } from './places/geography/index.ts';
import { createHolidayDomain } from './people/holiday/index.ts';
import { createInvoiceDomain } from './money/invoice/index.ts';
import { createLeaveDomain } from './people/leave/index.ts';
import { type LedgerInterface, createLedgerDomain } from './money/ledger/index.ts';
import { createListExportDomain } from './office/list-export/index.ts';
import { createReportDomain } from './people/report/index.ts';
import { createDailyTaskDomain } from './people/daily-task/index.ts';
import { createNoteDomain } from './people/note/index.ts';
import { createNotificationDomain } from './talk/notification/index.ts';
import { createPartnerDomain } from './identity/partner/index.ts';
import { createMilestonePaymentDomain } from './money/milestone-payment/index.ts';
import { createPartyDomain } from './work/party/index.ts';
import { createPartnershipDomain } from './market/partnership/index.ts';
import { createPayLaterDomain } from './money/pay-later/index.ts';
import { createPaymentBookDomain } from './work/payment-book/index.ts';
import { type PaymentInterface, createPaymentDomain } from './money/payment/index.ts';
import { type PayoutInterface, createPayoutDomain } from './money/payout/index.ts';
import { simpleDomains } from './domains.gen.ts';
import { createPayrollDomain } from './people/payroll/index.ts';
import { createPortfolioDomain } from './market/portfolio/index.ts';
import { createAssetDomain } from './people/asset/index.ts';
import { createApprovalDomain } from './people/approval/index.ts';
import { createReviewDomain } from './market/review/index.ts';
import { createSearchDomain } from './office/search/index.ts';
import { createSettingsDomain } from './office/settings/index.ts';
import type { Authenticate, Gate } from './platform/http/mount.ts';
import { createLeadCreditDomain } from './money/lead-credit/index.ts';
import { createRfqDomain } from './market/rfq/index.ts';
import { createQuoteDomain } from './market/quote/index.ts';
import { createProjectCostDomain } from './work/project-cost/index.ts';
import { createProjectFileDomain } from './work/project-file/index.ts';
import { createScopeChangeDomain } from './work/scope-change/index.ts';
import { createProjectDomain } from './work/project/index.ts';
import { createPrivacyDomain } from './identity/privacy/index.ts';
import type { Domain } from './platform/domain.ts';
import type { ExpectedPage } from './platform/http/pages/pages-ahead.ts';
import type { Platform } from './platform/platform.ts';
import type { TellSockets } from './platform/socket/namespace.ts';
import type { VerifyToken } from './platform/socket/socket.ts';
import type { SessionWatch } from './platform/socket/watch-sessions.ts';
import { createProfileDomain } from './identity/profile/index.ts';
import { createScheduleDomain } from './market/schedule/index.ts';
import { createStaffDomain } from './identity/staff/index.ts';
import { createLoanDomain } from './people/loan/index.ts';
import { createTravelDomain } from './people/travel/index.ts';
import { createSubTaskDomain } from './work/sub-task/index.ts';
import { createShiftDomain } from './people/shift/index.ts';
import { createLeavingDomain } from './people/leaving/index.ts';
import { createTaskDomain } from './people/task/index.ts';
import { createSupportDomain } from './talk/support/index.ts';
import { createWaitlistDomain } from './market/waitlist/index.ts';

export interface Composition {
  readonly domains: readonly Domain[];
  readonly authenticate: Authenticate;
  readonly gate: Gate;
  readonly verifyToken: VerifyToken;
  readonly watch: SessionWatch;
  readonly makeAdmin: BackofficeInterface['makeAdmin'];
  readonly codeOfAdmin: BackofficeInterface['codeOfAdmin'];
  /** Whether there is a city of this code. */
  readonly isCity: (cityCode: string) => Promise<boolean>;
  /** Public pages that visitors are expected at, the most wanted first. */
  readonly expectedPages: () => Promise<readonly ExpectedPage[]>;
}

interface Sessions {
  dropSession(sessionId: string): void;
  /** Left out: there are no sockets. */
  readonly tell?: TellSockets;
  /** Has any node a socket in this room of a namespace? */
  readonly isThere?: (namespace: string, room: string) => boolean;
}

/** Without sockets what is said goes nowhere. */
const socketsOf = ({ tell, isThere }: Sessions) => ({
  tell: tell ?? (() => undefined),
  isThere: isThere ?? (() => false),
});

/** Places, files and identity: the ground of all others. */
function composeGround(platform: Platform, sessions: Sessions) {
  const geography = createGeographyDomain(platform);
  const document = createDocumentDomain(platform);
  const partner = createPartnerDomain(platform);
  const account = createAccountDomain(platform, { partner, sessions, geography });
  const staff = createStaffDomain({ platform, account, partner });
  const profile = createProfileDomain({ platform, account, geography, partner, staff });
  const privacy = createPrivacyDomain(platform, { account });
  return { geography, document, partner, account, staff, profile, privacy };
}

/** Larger work, and for whom it is done. */
function composeWork(platform: Platform, ground: ReturnType<typeof composeGround>) {
  const party = createPartyDomain({ platform });
  const project = createProjectDomain(platform, { ...ground, party });
  const subTask = createSubTaskDomain({ platform, partner: ground.partner, project });
  const paymentBook = createPaymentBookDomain({ platform, ...ground, party, project });
  const projectFile = createProjectFileDomain({ platform, project });
  const projectCost = createProjectCostDomain({ platform, partner: ground.partner, project, projectFile });
  const scopeChange = createScopeChangeDomain({ platform, partner: ground.partner, project });
  return { party, project, subTask, paymentBook, projectFile, projectCost, scopeChange };
}

/** What is sold, and how it is fulfilled. */
function composeMarket(platform: Platform, ground: ReturnType<typeof composeGround>) {
  const { geography, partner, account, profile } = ground;
  const catalog = createCatalogDomain(platform, { account, geography, partner, profile });
  const schedule = createScheduleDomain(platform, { catalog, geography });
  const coupon = createCouponDomain(platform, { account, catalog, geography, partner });
  const cart = createCartDomain(platform, { catalog, coupon, geography, partner, schedule });
  const booking = createBookingDomain(platform, { ...ground, catalog, schedule, coupon, cart });
  const partnership = createPartnershipDomain(platform, { ...ground, catalog, schedule });
  return { catalog, schedule, coupon, cart, booking, partnership, work: composeWork(platform, ground) };
}

type Market = ReturnType<typeof composeMarket>;

/** Messages, and support whose talks lie among them. */
function composeTalk(
  platform: Platform,
  sessions: Sessions,
  {
    account,
    partner,
    profile,
    privacy,
    booking,
    catalog,
  }: ReturnType<typeof composeGround> & Pick<Market, 'booking' | 'catalog'>,
) {
  const sockets = socketsOf(sessions);
  const chat = createChatDomain(platform, { account, partner, profile }, sockets);
  const { tell } = sockets;
  const support = createSupportDomain(platform, { account, privacy, booking, catalog, chat, tell });
  return { chat, support };
}

/** What customers see of partners and ask them before they book, what partners pay and offer, and the work that comes of it. */
function composeQuestions(
  platform: Platform,
  parts: ReturnType<typeof composeGround> &
    Pick<Market, 'booking' | 'cart' | 'catalog' | 'work'> & { readonly payment: PaymentInterface },
): readonly Domain[] {
  const rfq = createRfqDomain(platform, parts);
  const leadCredit = createLeadCreditDomain({ ...parts, platform, rfq });
  const quote = createQuoteDomain(platform, { ...parts, ...parts.work, rfq });
  const advance = createAdvanceDomain({ platform, quote, payment: parts.payment });
  const milestones = createMilestonePaymentDomain({ ...parts, platform, project: parts.work.project });
  const seen = [createPortfolioDomain(platform, parts), createEnquiryDomain(platform, parts)];
  return [...Object.values(parts.work), ...seen, rfq, quote, leadCredit, advance, milestones];
}

/** Who works for an organisation and where in it, what they ask for and who reviews it, what they are paid. */
function composePeople(
  platform: Platform,
  parts: ReturnType<typeof composeGround> & Pick<Market, 'schedule' | 'booking' | 'partnership' | 'work'>,
  money: { readonly ledger: LedgerInterface; readonly payout: PayoutInterface },
) {
  const { account, partner, staff, document } = parts;
  const department = createDepartmentDomain({ platform, partner });
  const employee = createEmployeeDomain({ platform, account, partner, department, staff });
  const holiday = createHolidayDomain({ platform, department });
  const payroll = createPayrollDomain({ platform, partner, department, employee, document, ...money });
  const approval = createApprovalDomain(platform, { account, partner, employee });
  const attendance = createAttendanceDomain({
    platform,
    approval,
    department,
    employee,
    holiday,
    payroll,
  });
  const employeeFile = createEmployeeFileDomain({ platform, ...parts, employee, payroll });
  const task = createTaskDomain({ platform, ...parts });
  const asset = createAssetDomain({ platform, ...parts });
  const leave = createLeaveDomain(platform, { ...parts, employee, holiday, attendance, approval, payroll });
  const shift = createShiftDomain({ platform, employee, holiday, attendance, booking: parts.booking });
  const note = createNoteDomain({ platform, employee });
  const dailyTask = createDailyTaskDomain({ platform, ...parts, employee, attendance, task, approval });
  const { project } = parts.work;
  const expense = createExpenseDomain(platform, { ...parts, project, approval, payroll });
  const travel = createTravelDomain(platform, { ...parts, approval, expense });
  const loan = createLoanDomain(platform, { ...parts, approval, employee, payroll });
  const leaving = createLeavingDomain(platform, {
    ...parts,
    employee,
    department,
    task,
    asset,
    approval,
    expense,
    loan,
    leave,
    payroll,
  });
  const report = createReportDomain({ platform, employee, attendance, leave, payroll });
  const requests = { approval, leave, shift, travel, expense, loan, leaving };
  return {
    department,
    employee,
    holiday,
    attendance,
    payroll,
    employeeFile,
    task,
    asset,
    note,
    dailyTask,
    report,
    ...requests,
  };
}

/** Every domain, each given the interfaces of those it builds on; the arrows are those of docs/map.md. */
export function composeDomains(platform: Platform, sessions: Sessions): Composition {
  const ground = composeGround(platform, sessions);
  const { geography, partner, account, staff, profile, privacy, document } = ground;
  const market = composeMarket(platform, ground);
  const { catalog, schedule, coupon, cart, booking, partnership } = market;
  const credit = createCreditDomain({ platform, booking, account });
  const favourite = createFavouriteDomain(platform, { partner, geography, catalog, schedule });
  const payLater = createPayLaterDomain({ platform, booking, account });
  const payment = createPaymentDomain(platform, booking, { account, partner, credit, payLater });
  const ledger = createLedgerDomain({ platform, booking, partner, partnership });
  const payout = createPayoutDomain({ platform, account, booking, ledger, partner, partnership });
  const cashRefund = createCashRefundDomain({ platform, account, booking, partnership, payment, payout });
  const invoice = createInvoiceDomain({ ...ground, ...market.work, platform, booking, payment, ledger });
  const backoffice = createBackofficeDomain(platform, account, partnership);
  const talk = composeTalk(platform, sessions, { ...ground, booking, catalog });
  // Personal data is erased from the end of this list to its beginning, so rows that others point to come first.
  const others: readonly Domain[] = [
    ...simpleDomains(platform),
    createSettingsDomain({ platform, account }),
    geography,
    catalog,
    partner,
    account,
    schedule,
    coupon,
    cart,
    createWaitlistDomain(platform, { account, catalog, geography }),
    favourite,
    ...composeQuestions(platform, { ...ground, ...market, payment }),
    booking,
    createAgainDomain(platform, { booking, cart, catalog, favourite, geography, partner, schedule }),
    credit,
    payLater,
    createReviewDomain(platform, { account, partner, geography, catalog, booking }),
    cashRefund,
    payment,
    ledger,
    payout,
    invoice,
    ...composeEarnings({ platform, account, booking, catalog, partner, payment, payout }),
    ...Object.values(composePeople(platform, { ...ground, ...market }, { ledger, payout })),
    backoffice,
    createConfigurationDomain({ platform, ...ground, ...market, ledger }),
    createContentDomain(platform, { ...talk, booking, cart, ledger, privacy }),
    ...Object.values(talk),
    createSearchDomain(platform),
    createListExportDomain({ platform, account, backoffice }),
    document,
    partnership,
    staff,
    profile,
    privacy,
  ];
  const notification = createNotificationDomain(platform, { domains: others, account, profile, ...talk });
  // The back office's own authenticate and gate go before the account's, which they contain.
  const { authenticate, gate, verifyToken, watch } = { ...account, ...backoffice };
  const { makeAdmin, codeOfAdmin } = backoffice;
  const domains = [...others, notification];
  const isCity = async (code: string) => (await geography.knownPlaces()).cityByCode(code) !== null;
  const expectedPages = () => catalog.expectedPages(platform.db);
  return { domains, authenticate, gate, makeAdmin, codeOfAdmin, verifyToken, watch, isCity, expectedPages };
}
