-- Visits of an agreed project: offered with the quote, booked with the project, paid with it.

create table visit_address (
  lead_id uuid primary key references agreement on delete cascade,
  contact_name text not null,
  formatted_address text not null,
  locality text not null,
  pincode text not null,
  state_code text not null,
  latitude double precision not null,
  longitude double precision not null,
  chosen_at timestamptz not null
);
comment on table visit_address is 'Where the visits of an accepted quote are, as the customer chose it; frozen like the address of a booking.';
comment on column visit_address.lead_id is 'Of which agreement; gone with it when another version is sent.';
comment on column visit_address.contact_name is 'Who to ask for at the door; personal.';
comment on column visit_address.formatted_address is 'The address as it was when it was chosen; personal.';
comment on column visit_address.locality is 'The part of town.';
comment on column visit_address.pincode is 'PIN code of the address.';
comment on column visit_address.state_code is 'GST state code of the address.';
comment on column visit_address.latitude is 'Of the address, WGS 84.';
comment on column visit_address.longitude is 'Of the address, WGS 84.';
comment on column visit_address.chosen_at is 'When the customer chose it.';

alter table booking add column project_id uuid references project;
alter table booking add constraint booking_of_project_costs_nothing check (project_id is null
  or (total_paise = 0 and additions_paise = 0 and fee_paise = 0 and captured_paise = 0));
alter table booking add constraint booking_of_project_keeps_partner check (project_id is null or organisation_id is not null);
create index booking_of_project on booking (project_id, starts_at, booking_id) where project_id is not null;
comment on column booking.project_id is 'The project whose visit it is, paid with it; null: an ordinary booking.';

alter table booking_line alter column service_id drop not null;
comment on column booking_line.service_id is 'The service; null: a visit of a project, which is no service of the catalogue.';
