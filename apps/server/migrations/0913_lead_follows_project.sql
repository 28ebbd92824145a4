-- A booked lead follows its project.

alter table lead drop constraint lead_status_check;
alter table lead add constraint lead_status_check check (status in (
  'New Request', 'Unlocked', 'Requested for More Info', 'Accepted By Partner', 'Qoutation Sent', 'Accepted By User',
  'Agreed', 'Payment Pending', 'Booked', 'Inprogress', 'Completed', 'Rejected', 'Cancelled', 'Closed'));
