-- Lists by tab: a page of a tab and the counts of all tabs read an index, however many bookings an organisation has had.

alter table booking add column tab text not null generated always as (case
  when status = 'Inprogress' then 'Inprogress'
  when status in ('Completed', 'Disputed', 'Resolved', 'Closed') then 'Completed'
  when status in ('Cancelled', 'Rejected', 'Refunded') then 'Cancelled'
  else 'Assigned' end) stored;
comment on column booking.tab is 'The tab of lists that its status belongs to, as in specification section 2; Assigned is shown as Scheduled.';
create index booking_tab_of_organisation on booking (organisation_id, tab, starts_at, booking_id) where organisation_id is not null;

-- What payment knows of a page of bookings: without it, every order ever made was read.
create index payment_order_of_booking on payment_order (booking_id, created_at desc, order_id desc);
