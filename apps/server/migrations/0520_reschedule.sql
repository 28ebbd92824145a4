-- Another time for a visit: by the customer at once or, late, by asking the partner; by the partner by asking the customer.

alter table booking add column reschedules int not null default 0 check (reschedules >= 0);
comment on column booking.reschedules is 'How often the buyer has changed the time of the visit.';

create table booking_time_proposal (
  proposal_id uuid primary key,
  booking_id uuid not null references booking,
  city_code text not null,
  proposed_by text not null check (proposed_by in ('customer', 'partner')),
  user_id uuid not null references user_account,
  status text not null default 'open' check (status in ('open', 'agreed', 'declined', 'withdrawn', 'expired')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  fee_paise bigint not null check (fee_paise >= 0),
  note text not null default '',
  answer_before timestamptz not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  constraint booking_time_proposal_period check (ends_at > starts_at),
  constraint booking_time_proposal_answered check ((status = 'open') = (answered_at is null))
);
comment on table booking_time_proposal is 'Another time for a visit that one side of a booking asks the other for.';
comment on column booking_time_proposal.proposal_id is 'UUID v7.';
comment on column booking_time_proposal.booking_id is 'Whose time.';
comment on column booking_time_proposal.city_code is 'City of the booking; the key it would be distributed by.';
comment on column booking_time_proposal.proposed_by is 'The side that asks.';
comment on column booking_time_proposal.user_id is 'The person who asked.';
comment on column booking_time_proposal.status is 'State of the proposal lifecycle.';
comment on column booking_time_proposal.starts_at is 'The start that is asked for.';
comment on column booking_time_proposal.ends_at is 'Its end: as long after the start as before.';
comment on column booking_time_proposal.fee_paise is 'What the buyer was told that changing late costs, paise; 0 where the partner asks.';
comment on column booking_time_proposal.note is 'A word to the other side.';
comment on column booking_time_proposal.answer_before is 'When it runs out.';
comment on column booking_time_proposal.created_at is 'When it was asked.';
comment on column booking_time_proposal.answered_at is 'When it ended; null while it is open.';
create unique index booking_time_proposal_one_open on booking_time_proposal (booking_id) where status = 'open';
create index booking_time_proposal_booking on booking_time_proposal (booking_id);
create index booking_time_proposal_user on booking_time_proposal (user_id);

-- A booking may owe a charge for each late change of its time, and one for its cancellation.
alter table cancellation_charge add column occasion int not null default 0 check (occasion >= 0);
alter table cancellation_charge drop constraint cancellation_charge_pkey;
alter table cancellation_charge add primary key (booking_number, occasion);
comment on column cancellation_charge.occasion is '0: the cancellation; 1, 2, …: the change of time by this number.';
comment on table cancellation_charge is 'Charges for late cancellations and late changes of time that could not be kept from a payment; the buyer''s next booking collects each once.';
comment on column cancellation_charge.booking_number is 'The cancelled or changed booking.';
