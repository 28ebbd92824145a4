-- A booked lead says that a milestone of its project is disputed, and how that ended.

alter table lead drop constraint lead_status_check;
alter table lead add constraint lead_status_check check (status in (
  'New Request', 'Unlocked', 'Requested for More Info', 'Accepted By Partner', 'Qoutation Sent', 'Accepted By User',
  'Agreed', 'Payment Pending', 'Booked', 'Inprogress', 'Completed', 'Disputed', 'Resolved', 'Refunded', 'Rejected',
  'Cancelled', 'Closed'));
