-- A visit as soon as possible: chosen in the cart in place of a half-hour, and marked on the booking.

alter table cart add column arrives_at timestamptz;
alter table cart add constraint cart_arrives_at_is_a_time check (arrives_at is null or slot_id is not null);
comment on column cart.arrives_at is 'As soon as possible: the arrival that is held, within the half-hour of slot_id; null: the half-hour itself was chosen.';

alter table booking add column arrive_before timestamptz;
comment on column booking.arrive_before is 'Of an instant booking, whose priority is Urgent: no partner is asked that would come later; null: a booking for a chosen time.';
