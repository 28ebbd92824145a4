-- A partner gives back a job that it accepted: with a reason, and a penalty by the time that is left.

alter table booking add column let_down_at timestamptz;
comment on column booking.let_down_at is 'When a partner last gave the booking back or did not come; cancelling is free from then on. Null: never.';

alter table booking_offer drop constraint booking_offer_answer_check;
alter table booking_offer add constraint booking_offer_answer_check
  check (answer in ('open', 'accepted', 'refused', 'expired', 'withdrawn', 'given_back'));
alter table booking_offer add column penalty_paise bigint not null default 0 check (penalty_paise >= 0);
comment on column booking_offer.answer is 'open, accepted, refused by a person, expired by the clock, withdrawn because the buyer cancelled, or given_back after it was accepted.';
comment on column booking_offer.reason is 'Why it was refused or given back.';
comment on column booking_offer.penalty_paise is 'What the partner owes for giving it back, paise; 0 for every other answer.';
