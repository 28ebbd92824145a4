-- What people say of themselves, what they want to be told, the card that they share, and what they own or sell.

create table person_profile (
  user_id uuid primary key references user_account,
  about text not null default '' check (length(about) <= 400),
  gender text check (gender in ('Male', 'Female', 'Others')),
  marital_status text check (marital_status in ('Single', 'Married', 'Others')),
  blood_group text check (blood_group in ('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-')),
  languages text[] not null default '{}' check (cardinality(languages) <= 13),
  picture_key text,
  updated_at timestamptz not null
);
comment on table person_profile is 'What a person said of themselves beside the name. All of it is personal, and all of it may be left out.';
comment on column person_profile.user_id is 'Whose.';
comment on column person_profile.about is 'A few words; shown on the card where it is switched on.';
comment on column person_profile.gender is 'For their owner alone; null: not said.';
comment on column person_profile.marital_status is 'For their owner alone; null: not said.';
comment on column person_profile.blood_group is 'For their owner alone; null: not said.';
comment on column person_profile.languages is 'Spoken languages, in English.';
comment on column person_profile.picture_key is 'Where the picture lies; null: none.';
comment on column person_profile.updated_at is 'When this row last changed.';

create table user_setting (
  user_id uuid primary key references user_account,
  language text not null default 'en' check (language in ('en', 'hi')),
  updated_at timestamptz not null
);
comment on table user_setting is 'How a person wants the product; no row: as it comes.';
comment on column user_setting.user_id is 'Whose.';
comment on column user_setting.language is 'en or hi.';
comment on column user_setting.updated_at is 'When this row last changed.';

create table notification_choice (
  user_id uuid not null references user_account,
  tag text not null check (tag in ('account', 'bookings', 'payments', 'team', 'messages', 'offers')),
  sms boolean not null,
  mail boolean not null,
  push boolean not null,
  primary key (user_id, tag)
);
comment on table notification_choice is 'What a person wants to be told and by which way; no row: all but offers.';
comment on column notification_choice.user_id is 'Whose.';
comment on column notification_choice.tag is 'Kind of notification.';
comment on column notification_choice.sms is 'By SMS.';
comment on column notification_choice.mail is 'By mail.';
comment on column notification_choice.push is 'On the screen.';

create table business_card (
  user_id uuid primary key references user_account,
  slug text not null constraint business_card_slug_key unique check (slug ~ '^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$'),
  is_chosen boolean not null default false,
  is_on boolean not null default false,
  is_indexable boolean not null default false,
  shows_mobile boolean not null default false,
  headline text not null default '' check (length(headline) <= 80),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table business_card is 'The page about oneself that a person may share.';
comment on column business_card.user_id is 'Whose.';
comment on column business_card.slug is 'Last part of its address: random (130 bits) until one is chosen.';
comment on column business_card.is_chosen is 'The address was chosen, so it can be guessed.';
comment on column business_card.is_on is 'Off: the address answers 404.';
comment on column business_card.is_indexable is 'Search engines may list it.';
comment on column business_card.shows_mobile is 'The owner lets the number be seen.';
comment on column business_card.headline is 'A line below the name; empty: none.';
comment on column business_card.created_at is 'When it was first looked at.';
comment on column business_card.updated_at is 'When this row last changed.';

create table belonging (
  item_id uuid primary key,
  kind text not null check (kind in ('catalogue', 'asset')),
  user_id uuid references user_account,
  organisation_id uuid references organisation,
  name text not null check (length(name) between 1 and 80),
  description text not null default '' check (length(description) <= 400),
  amount_paise bigint check (amount_paise >= 0),
  reference text not null default '' check (length(reference) <= 40),
  status text not null check (status in ('Active', 'Inactive', 'deleted')),
  picture_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint belonging_of_one check ((user_id is null) <> (organisation_id is null))
);
comment on table belonging is 'Catalogue items and assets of a person or an organisation.';
comment on column belonging.item_id is 'UUID v7.';
comment on column belonging.kind is 'catalogue: offered; asset: owned.';
comment on column belonging.user_id is 'The person; null where it is an organisation''s.';
comment on column belonging.organisation_id is 'The organisation; null where it is a person''s.';
comment on column belonging.name is 'What it is.';
comment on column belonging.description is 'More of it; empty: nothing.';
comment on column belonging.amount_paise is 'Price of a catalogue item, worth of an asset, paise; null: not said.';
comment on column belonging.reference is 'Article or serial number; empty: none.';
comment on column belonging.status is 'State of the belonging lifecycle.';
comment on column belonging.picture_key is 'Where the picture lies; null: none.';
comment on column belonging.created_at is 'When it was added.';
comment on column belonging.updated_at is 'When this row last changed.';
create index belonging_of_organisation on belonging (organisation_id, kind, item_id desc) where status <> 'deleted' and organisation_id is not null;
create index belonging_of_user on belonging (user_id, kind, item_id desc) where status <> 'deleted' and user_id is not null;

create table demo_request (
  demo_request_id uuid primary key,
  user_id uuid not null references user_account,
  full_name text not null check (length(full_name) <= 80),
  mobile_number text not null check (mobile_number ~ '^[2-9][0-9]{9}$'),
  company_name text not null default '' check (length(company_name) <= 120),
  topic text not null check (topic in ('services', 'hiring', 'staff', 'other')),
  preferred_day date,
  note text not null default '' check (length(note) <= 400),
  status text not null default 'Open' check (status in ('Open', 'Closed')),
  created_at timestamptz not null
);
comment on table demo_request is 'Somebody who asked to be shown the product.';
comment on column demo_request.demo_request_id is 'UUID v7.';
comment on column demo_request.user_id is 'Who asked.';
comment on column demo_request.full_name is 'Whom to ask for; personal.';
comment on column demo_request.mobile_number is 'Whom to call; personal.';
comment on column demo_request.company_name is 'The business; empty: none.';
comment on column demo_request.topic is 'What it is about.';
comment on column demo_request.preferred_day is 'A day that suits, Asia/Kolkata; null: any.';
comment on column demo_request.note is 'What to show; personal.';
comment on column demo_request.status is 'Closed once somebody called.';
comment on column demo_request.created_at is 'When.';
create unique index demo_request_one_open on demo_request (user_id) where status = 'Open';
