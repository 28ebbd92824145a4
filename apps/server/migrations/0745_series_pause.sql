-- A pause of repeating visits: no visits from a day to a day.

alter table booking_series add column pause_from date;
alter table booking_series add column pause_until date;
alter table booking_series add constraint booking_series_pause
  check (num_nonnulls(pause_from, pause_until) <> 1 and pause_from <= pause_until);
comment on column booking_series.pause_from is 'First day in Asia/Kolkata on which no visit is made; null: there was no pause.';
comment on column booking_series.pause_until is 'Last such day; a pause that is over stays until the next one.';

alter table booking_series_visit drop constraint booking_series_visit_outcome_check;
alter table booking_series_visit add constraint booking_series_visit_outcome_check
  check (outcome in ('made', 'not_free', 'paused'));
alter table booking_series_visit drop constraint booking_series_visit_booked;
alter table booking_series_visit add constraint booking_series_visit_booked
  check (outcome = 'paused' or (outcome = 'made') = (booking_id is not null));
comment on column booking_series_visit.outcome is 'Booked, its time was not free, or it lies in a pause.';
comment on column booking_series_visit.booking_id is 'The booking of it, in a pause the one that was cancelled; null: there is none.';
