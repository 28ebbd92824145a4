-- A request that no one unlocks waits for more partners, and says so.

alter table rfq drop constraint rfq_status_check;
alter table rfq add constraint rfq_status_check check (status in (
  'Request Sent', 'Request Delivered', 'Need To Forward', 'Forwaded', 'Agreed', 'Booked', 'Cancelled', 'Closed'));
