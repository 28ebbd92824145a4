-- Leads: what each partner does about a request for quotations.

alter table rfq drop constraint rfq_status_check;
alter table rfq add constraint rfq_status_check
  check (status in ('Request Sent', 'Request Delivered', 'Cancelled', 'Closed'));
alter table rfq add column delivered_at timestamptz;
comment on column rfq.delivered_at is 'When the first partners were told; null: not yet.';

create table lead (
  lead_id uuid primary key,
  rfq_id uuid not null references rfq,
  organisation_id uuid not null references organisation,
  city_code text not null,
  status text not null check (status in ('New Request', 'Rejected', 'Cancelled', 'Closed')),
  distance_metres int not null check (distance_metres >= 0),
  interested_at timestamptz,
  decline_reason text check (decline_reason in ('too_far', 'no_time', 'too_small', 'not_our_work', 'other')),
  ended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  unique (rfq_id, organisation_id),
  constraint lead_over_once check ((status <> 'New Request') = (ended_at is not null)),
  constraint lead_reason_of_rejected check ((status = 'Rejected') = (decline_reason is not null))
);
comment on table lead is 'A request for quotations as one partner was told of it.';
comment on column lead.lead_id is 'UUID v7.';
comment on column lead.rfq_id is 'The request.';
comment on column lead.organisation_id is 'The partner.';
comment on column lead.city_code is 'City of the place, as of the request; the key it would be distributed by.';
comment on column lead.status is 'State of lead.lifecycle.ts.';
comment on column lead.distance_metres is 'From the partner to the middle of the PIN code, great circle.';
comment on column lead.interested_at is 'When the partner said that it is interested; null: it did not.';
comment on column lead.decline_reason is 'Why the partner is not interested; null: it did not say so.';
comment on column lead.ended_at is 'When it was over; null: it is open.';
comment on column lead.created_at is 'When the partner was told.';
comment on column lead.updated_at is 'When it last changed.';
comment on column lead.version is 'Counts its moves.';
create index lead_of_partner on lead (organisation_id, (ended_at is not null), created_at desc, lead_id desc);

insert into setting (key, valid_from, value, why) values
  ('quotation.rules', '2020-01-02T00:00:00Z',
   '{"openPerCategory": 3, "answerDays": 3, "partnersTold": 8, "mostOpenLeads": 40, "fairHours": 72}',
   'Eight partners are told of a request; who was told within three days waits behind the others.');
