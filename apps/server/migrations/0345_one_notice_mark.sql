-- Which messages went out is recorded in one table for all of them. The marks of bookings move there, so that a job that
-- was queued before is not told again. A job that an older server begins meanwhile fails and is tried again by a newer one.
insert into consumed_event (consumer, event_id, consumed_at)
  select 'booking.notice', event_id, max(sent_at) from booking_notice group by event_id
  on conflict do nothing;
drop table booking_notice;
comment on table consumed_event is 'Which events a consumer has taken in that must not do so twice: it counts, or it tells people.';
comment on column consumed_event.consumer is 'Name of the consumer, e.g. partner.count_job. Of a notice to several people with #who after it, of one channel of a notice with @channel.';
comment on column consumed_event.consumed_at is 'When it was counted or told.';
