-- The board of a partner: each column is a page of one open status, in the order of time.
create index booking_board on booking (organisation_id, status, starts_at, booking_id)
  where organisation_id is not null
    and status in ('Partner Assigned', 'Accepted', 'Assigned', 'Inprogress', 'Completed', 'Disputed');
