/** What notices of a firm's own people speak of: requests, attendance, shifts, tasks, documents. */
const ofDay = { name: 'है', day: '2026-11-24' };
const request = {
  kind: { en: 'leave', hi: 'छुट्टी' },
  name: 'रवि',
  reason: 'उस दिन काम है।',
  isPart: false,
  isPaid: true,
};
const ofAsset = {
  assetId: '01a2198a-1a91-7100-b85a-af687567a386',
  name: 'है',
  who: 'है',
  dueOn: '2026-11-24',
};

const ofLoan = { amountPaise: 1_23_45_600, left: 45_600, isDropped: false };

const leaver = { name: 'है', lastDayOn: '2026-12-24' };

export const peopleExamples: Readonly<Record<string, readonly unknown[]>> = {
  'task.tell_assignee task.assigned': [{ title: 'है' }],
  'task.tell_comment task.commented': [{ title: 'है', name: 'है' }],
  'task.tell_due task.due': [
    { title: 'है', remindDays: 0 },
    { title: 'है', remindDays: 2 },
  ],
  'task.tell_overdue task.overdue': [{ title: 'है' }],
  'task.tell_author task.closed': [{ title: 'है' }],
  'task.tell_owner task.handed_over': [{ name: 'है', count: 3 }],
  'approval.tell_employee approval.approved': [request, { ...request, reason: '' }],
  'approval.tell_employee approval.rejected': [request],
  'approval.tell_employee approval.cancelled': [request],
  'approval.tell_employee approval.kept': [request],
  'approval.tell_employee approval.restored': [request],
  'approval.tell_employee approval.paid': [
    request,
    { ...request, isPart: true },
    { ...request, isPaid: false },
  ],
  'expense.tell_employee expense.advance_given': [{ amountPaise: 1_23_45_600 }],
  'loan.tell_given loan.given': [ofLoan],
  'loan.tell_changed loan.changed': [ofLoan, { ...ofLoan, isDropped: true }],
  'loan.tell_closed loan.closed': [ofLoan],
  'approval.tell_reviewers approval.asked': [request],
  'approval.tell_reviewers approval.passed': [request],
  'approval.tell_reviewers approval.changed': [request],
  'approval.tell_reviewers approval.cancel_asked': [request],
  'approval.tell_reviewers approval.withdrawn': [request],
  'approval.tell_reviewers approval.taken_over': [request],
  'approval.tell_reviewers approval.reminded': [request],
  'approval.tell_reviewers approval.escalated': [request],
  'employee_document.tell_expiring employee_document.expiring': [
    { employeeId: '01a2198a-1a91-7100-b85a-af687567a386', name: 'है', kind: 'passport', day: '2026-12-24' },
  ],
  'asset.tell_handed_out asset.handed_out': [ofAsset],
  'asset.tell_taken_back asset.taken_back': [ofAsset],
  'asset.tell_lost asset.lost': [ofAsset],
  'asset.tell_disputed asset.disputed': [ofAsset],
  'asset.tell_overdue asset.overdue': [ofAsset],
  'leaving.tell_asked leaving.asked': [leaver],
  'leaving.tell_settled leaving.settled': [leaver],
  'leaving.tell_withdrawn leaving.withdrawn': [leaver],
  'leaving.tell_cancelled leaving.cancelled': [leaver],
  'leaving.tell_taker leaving.handed_over': [leaver],
  'leaving.tell_stuck leaving.stuck': [leaver],
  'leaving.tell_letter leaving.letter_issued': [{ kind: 'relieving', companyName: 'है' }],
  'leaving.send_letter leaving.letter_sent': [
    {
      title: { en: 'Relieving letter', hi: 'कार्यमुक्ति पत्र' },
      companyName: 'है',
      url: 'https://nukkad.example/drive/shared/1',
    },
  ],
  'attendance.tell_forgotten attendance.forgotten': [{ day: '2026-11-24' }],
  'roster.tell_published roster.published': [{ from: '2026-11-23', to: '2026-11-29' }],
  'shift_request.tell_office shift_request.asked': [true, false].map((isSwap) => ({ ...ofDay, isSwap })),
  'shift_request.tell_colleague shift_request.proposed': [ofDay],
  'shift_request.tell_decided shift_request.decided': [{ ...ofDay, isSwap: false, status: 'expired' }],
};
