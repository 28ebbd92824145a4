-- A partner may be asked again: one that did not answer in time, or that staff took the booking from.

alter table booking_offer drop constraint booking_offered_once;
alter table booking_offer add constraint booking_offer_round unique (booking_id, round);
comment on column booking_offer.organisation_id is 'The partner that was asked; the same one may be asked again in a later round.';
comment on column booking_offer.round is 'From 1, one higher with each partner that is asked. Answers are those of the highest round.';
