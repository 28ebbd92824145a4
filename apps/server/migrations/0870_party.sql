-- Parties: the customers and suppliers of an organisation, with whom it has projects and accounts.

create table party (
  party_id uuid primary key,
  organisation_id uuid not null references organisation,
  kind text not null check (kind in ('customer', 'supplier')),
  name text not null check (length(name) between 1 and 120),
  user_id uuid references user_account,
  gst_number text check (gst_number ~ '^[0-9]{2}[0-9A-Z]{13}$'),
  opening_paise bigint not null default 0,
  opening_on date not null,
  note text not null default '' check (length(note) <= 1000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint party_of_organisation unique (party_id, organisation_id)
);
create unique index party_gst_once on party (organisation_id, kind, gst_number) where gst_number is not null;
create unique index party_user_once on party (organisation_id, user_id) where user_id is not null;
create index party_by_name on party (organisation_id, lower(name), party_id);
comment on table party is 'A customer or supplier as an organisation knows it.';
comment on column party.party_id is 'UUID v7.';
comment on column party.organisation_id is 'Whose party it is; no other organisation reads it.';
comment on column party.kind is 'customer or supplier.';
comment on column party.name is 'Of the person or business.';
comment on column party.user_id is 'The customer of the platform that it is, where a quotation was agreed; null: not known to the platform.';
comment on column party.gst_number is 'GSTIN with a valid check character; null: not registered.';
comment on column party.opening_paise is 'Balance on the opening day, in paise: above zero the party owes it, below zero it is owed to the party.';
comment on column party.opening_on is 'The day of the opening balance, in Asia/Kolkata.';
comment on column party.note is 'For the organisation itself.';
comment on column party.created_at is 'When it was added.';
comment on column party.updated_at is 'When it last changed.';
comment on column party.version is 'Counts its changes.';

create table party_contact (
  party_id uuid not null,
  organisation_id uuid not null,
  position int not null check (position between 1 and 5),
  name text not null check (length(name) between 1 and 120),
  designation text not null default '' check (length(designation) <= 60),
  mobile_number text check (mobile_number ~ '^[2-9][0-9]{9}$'),
  email text check (length(email) <= 254),
  primary key (party_id, position),
  foreign key (party_id, organisation_id) references party (party_id, organisation_id) on delete cascade
);
comment on table party_contact is 'People of a party.';
comment on column party_contact.party_id is 'The party.';
comment on column party_contact.organisation_id is 'Of the party.';
comment on column party_contact.position is 'The first one is called first.';
comment on column party_contact.name is 'Of the person.';
comment on column party_contact.designation is 'What the person does there; empty: not said.';
comment on column party_contact.mobile_number is '10 digits; null: not given.';
comment on column party_contact.email is 'In small letters; null: not given.';
create index party_contact_mobile on party_contact (organisation_id, mobile_number) where mobile_number is not null;

create table party_address (
  party_id uuid not null,
  organisation_id uuid not null,
  position int not null check (position between 1 and 5),
  label text not null check (length(label) between 1 and 40),
  line text not null check (length(line) between 1 and 300),
  pincode text not null check (pincode ~ '^[1-9][0-9]{5}$'),
  primary key (party_id, position),
  foreign key (party_id, organisation_id) references party (party_id, organisation_id) on delete cascade
);
comment on table party_address is 'Where a party has its office and its sites.';
comment on column party_address.party_id is 'The party.';
comment on column party_address.organisation_id is 'Of the party.';
comment on column party_address.position is 'The first one is where bills go.';
comment on column party_address.label is 'As the organisation calls it, e.g. Office.';
comment on column party_address.line is 'House, street and place.';
comment on column party_address.pincode is 'Six digits.';
