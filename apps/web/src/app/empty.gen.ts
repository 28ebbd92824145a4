// Written by `npm run lists` from the names of the files. Do not edit.
import { profileEmpty } from '../identity/profile/profile.empty.ts';
import { staffEmpty } from '../identity/staff/staff.empty.ts';
import { catalogEmpty } from '../market/catalog/catalog.empty.ts';
import { favouriteEmpty } from '../market/favourite/favourite.empty.ts';
import { fulfilmentEmpty } from '../market/fulfilment/fulfilment.empty.ts';
import { partnershipEmpty } from '../market/partnership/partnership.empty.ts';
import { seriesEmpty } from '../market/series/series.empty.ts';
import { approvalEmpty } from '../people/approval/approval.empty.ts';
import { assetEmpty } from '../people/asset/asset.empty.ts';
import { attendanceEmpty } from '../people/attendance/attendance.empty.ts';
import { departmentEmpty } from '../people/department/department.empty.ts';
import { employeeEmpty } from '../people/employee/employee.empty.ts';
import { employeeFileEmpty } from '../people/employee-file/employee-file.empty.ts';
import { expenseEmpty } from '../people/expense/expense.empty.ts';
import { leaveEmpty } from '../people/leave/leave.empty.ts';
import { leavingEmpty } from '../people/leaving/leaving.empty.ts';
import { loanEmpty } from '../people/loan/loan.empty.ts';
import { noteEmpty } from '../people/note/note.empty.ts';
import { payrollEmpty } from '../people/payroll/payroll.empty.ts';
import { reportEmpty } from '../people/report/report.empty.ts';
import { shiftEmpty } from '../people/shift/shift.empty.ts';
import { travelEmpty } from '../people/travel/travel.empty.ts';
import { candidateFilesEmpty } from '../hiring/candidate/candidate-files.empty.ts';
import { hiringReportEmpty } from '../hiring/hiring-report/hiring-report.empty.ts';
import { jobEmpty } from '../hiring/job/job.empty.ts';
import { talentPoolEmpty } from '../hiring/talent-pool/talent-pool.empty.ts';
import { connectionEmpty } from '../network/connection/connection.empty.ts';
import { pollEmpty } from '../network/poll/poll.empty.ts';
import { postEmpty } from '../network/post/post.empty.ts';
import { chatEmpty } from '../talk/chat/chat.empty.ts';
import { notificationEmpty } from '../talk/notification/notification.empty.ts';
import { supportEmpty } from '../talk/support/support.empty.ts';
import { driveEmpty } from '../files/drive/drive.empty.ts';
import { viewEmpty } from '../files/drive/view/view.empty.ts';
import { envelopeEmpty } from '../files/envelope/envelope.empty.ts';
import { sealEmpty } from '../files/seal/seal.empty.ts';
import { templateEmpty } from '../files/template/template.empty.ts';
import { candidateEmpty } from '../nouns/candidate/candidate.empty.ts';
import { personEmpty } from '../nouns/person/person.empty.ts';
import { partyEmpty } from '../work/party/party.empty.ts';

export const emptyScreens = {
  ...profileEmpty,
  ...staffEmpty,
  ...catalogEmpty,
  ...favouriteEmpty,
  ...fulfilmentEmpty,
  ...partnershipEmpty,
  ...seriesEmpty,
  ...approvalEmpty,
  ...assetEmpty,
  ...attendanceEmpty,
  ...departmentEmpty,
  ...employeeEmpty,
  ...employeeFileEmpty,
  ...expenseEmpty,
  ...leaveEmpty,
  ...leavingEmpty,
  ...loanEmpty,
  ...noteEmpty,
  ...payrollEmpty,
  ...reportEmpty,
  ...shiftEmpty,
  ...travelEmpty,
  ...candidateFilesEmpty,
  ...hiringReportEmpty,
  ...jobEmpty,
  ...talentPoolEmpty,
  ...connectionEmpty,
  ...pollEmpty,
  ...postEmpty,
  ...chatEmpty,
  ...notificationEmpty,
  ...supportEmpty,
  ...driveEmpty,
  ...viewEmpty,
  ...envelopeEmpty,
  ...sealEmpty,
  ...templateEmpty,
  ...candidateEmpty,
  ...personEmpty,
  ...partyEmpty,
};
