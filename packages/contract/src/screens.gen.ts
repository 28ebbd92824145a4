// Written by `npm run lists` from the names of the files. Do not edit.
import type { Screen } from './kernel/screen.ts';
import { accountScreens } from './identity/account/account.screens.ts';
import { plannedScreens } from './identity/account/planned.screens.ts';
import { privacyScreens } from './identity/privacy/privacy.screens.ts';
import { profileScreens } from './identity/profile/profile.screens.ts';
import { staffScreens } from './identity/staff/staff.screens.ts';
import { bookingScreens } from './market/booking/booking.screens.ts';
import { cartScreens } from './market/cart/cart.screens.ts';
import { catalogScreens } from './market/catalog/catalog.screens.ts';
import { couponScreens } from './market/coupon/coupon.screens.ts';
import { fulfilmentScreens } from './market/fulfilment/fulfilment.screens.ts';
import { partnershipScreens } from './market/partnership/partnership.screens.ts';
import { portfolioScreens } from './market/portfolio/portfolio.screens.ts';
import { reviewScreens } from './market/review/review.screens.ts';
import { waitlistScreens } from './market/waitlist/waitlist.screens.ts';
import { earningScreens } from './money/earning/earning.screens.ts';
import { approvalScreens } from './people/approval/approval.screens.ts';
import { assetScreens } from './people/asset/asset.screens.ts';
import { attendanceScreens } from './people/attendance/attendance.screens.ts';
import { dailyTaskScreens } from './people/daily-task/daily-task.screens.ts';
import { departmentScreens } from './people/department/department.screens.ts';
import { employeeScreens } from './people/employee/employee.screens.ts';
import { expenseScreens } from './people/expense/expense.screens.ts';
import { leaveScreens } from './people/leave/leave.screens.ts';
import { leavingScreens } from './people/leaving/leaving.screens.ts';
import { loanScreens } from './people/loan/loan.screens.ts';
import { payrollScreens } from './people/payroll/payroll.screens.ts';
import { reportScreens } from './people/report/report.screens.ts';
import { shiftScreens } from './people/shift/shift.screens.ts';
import { taskScreens } from './people/task/task.screens.ts';
import { travelScreens } from './people/travel/travel.screens.ts';
import { newsletterScreens } from './talk/newsletter/newsletter.screens.ts';
import { notificationScreens } from './talk/notification/notification.screens.ts';
import { supportScreens } from './talk/support/support.screens.ts';
import { contentScreens } from './office/content/content.screens.ts';
import { listExportScreens } from './office/list-export/list-export.screens.ts';
import { partyScreens } from './work/party/party.screens.ts';
import { paymentBookScreens } from './work/payment-book/payment-book.screens.ts';
import { projectScreens } from './work/project/project.screens.ts';

export const screens: readonly Screen[] = [
  ...accountScreens,
  ...plannedScreens,
  ...privacyScreens,
  ...profileScreens,
  ...staffScreens,
  ...bookingScreens,
  ...cartScreens,
  ...catalogScreens,
  ...couponScreens,
  ...fulfilmentScreens,
  ...partnershipScreens,
  ...portfolioScreens,
  ...reviewScreens,
  ...waitlistScreens,
  ...earningScreens,
  ...approvalScreens,
  ...assetScreens,
  ...attendanceScreens,
  ...dailyTaskScreens,
  ...departmentScreens,
  ...employeeScreens,
  ...expenseScreens,
  ...leaveScreens,
  ...leavingScreens,
  ...loanScreens,
  ...payrollScreens,
  ...reportScreens,
  ...shiftScreens,
  ...taskScreens,
  ...travelScreens,
  ...newsletterScreens,
  ...notificationScreens,
  ...supportScreens,
  ...contentScreens,
  ...listExportScreens,
  ...partyScreens,
  ...paymentBookScreens,
  ...projectScreens,
];
