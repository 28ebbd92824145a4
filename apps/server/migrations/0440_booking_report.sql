-- Requests to support that report a problem of one booking, from either side of it.

alter table incident
  add column booking_id uuid references booking,
  add column problem text check (problem in ('no_show', 'work', 'amount', 'time', 'payment', 'invoice', 'refund', 'customer_absent', 'safety', 'other')),
  add column side text check (side in ('customer', 'partner')),
  add column organisation_id uuid references organisation,
  add column answer_by timestamptz,
  add constraint incident_report_is_whole check (
    (booking_id is null) = (problem is null) and (booking_id is null) = (side is null) and (booking_id is null) = (answer_by is null)
    and (organisation_id is not null) = (side is not distinct from 'partner'));
comment on column incident.booking_id is 'The booking that is reported; null: a message, which may name a booking number.';
comment on column incident.problem is 'What went wrong, by the table of booking-problem.ts; null: a message.';
comment on column incident.side is 'Which side of the booking reports it: customer or partner; null: a message.';
comment on column incident.organisation_id is 'The partner whose side reports it: its people see the report; null: a customer''s, or a message.';
comment on column incident.answer_by is 'Until when an answer was promised when it was reported; null: a message.';
create index incident_of_booking on incident (booking_id, created_at desc, incident_id desc) where booking_id is not null;
