-- What can be booked, who offers it at what price, and where.

create table service_group (
  group_id text primary key check (group_id ~ '^[a-z0-9-]{2,40}$'),
  name text not null,
  name_hi text not null,
  service_type text not null check (service_type in ('home', 'office')),
  position smallint not null
);
comment on table service_group is 'A heading of the all-categories screen.';
comment on column service_group.group_id is 'Stable key.';
comment on column service_group.name is 'English name.';
comment on column service_group.name_hi is 'Hindi name, Devanagari.';
comment on column service_group.service_type is 'home or office.';
comment on column service_group.position is 'Order on the screen, from 1.';

create table category (
  category_id text primary key check (category_id ~ '^[a-z0-9-]{2,40}$'),
  group_id text not null references service_group,
  name text not null,
  name_hi text not null,
  picture text not null,
  sac text not null check (sac ~ '^99[0-9]{4}$'),
  gst_class text not null check (gst_class in ('housekeeping', 'standard', 'beauty')),
  visit_charge_paise int not null check (visit_charge_paise >= 0),
  position smallint not null,
  is_trending boolean not null default false,
  is_new boolean not null default false,
  is_recommended boolean not null default false,
  is_online boolean not null default false
);
comment on table category is 'A trade, e.g. Electrician. One cart and one booking stay within one category''s tax class.';
comment on column category.category_id is 'Stable key, e.g. electrician; also the key of what staff are skilled in.';
comment on column category.group_id is 'Its heading.';
comment on column category.name is 'English name.';
comment on column category.name_hi is 'Hindi name, Devanagari.';
comment on column category.picture is 'Key of the drawing.';
comment on column category.sac is 'Services Accounting Code under GST, 6 digits.';
comment on column category.gst_class is 'Row of the dated tax rule table: housekeeping falls under section 9(5) of the CGST Act 2017.';
comment on column category.visit_charge_paise is 'Usual charge for a visit after which no work is wanted, in paise; 0 where a visit is not charged.';
comment on column category.position is 'Order on the screen, from 1.';
comment on column category.is_trending is 'Shown among the trending ones.';
comment on column category.is_new is 'Shown as new.';
comment on column category.is_recommended is 'Shown among the recommended ones.';
comment on column category.is_online is 'Some of it can be done by video instead of a visit.';
create index category_group on category (group_id, position);

create table sub_category (
  sub_category_id text primary key check (sub_category_id ~ '^[a-z0-9-]{2,60}$'),
  category_id text not null references category,
  name text not null,
  name_hi text not null,
  position smallint not null,
  unique (sub_category_id, category_id)
);
comment on table sub_category is 'A shelf within a category; every service stands on one.';
comment on column sub_category.sub_category_id is 'Stable key.';
comment on column sub_category.category_id is 'Its category.';
comment on column sub_category.name is 'English name.';
comment on column sub_category.name_hi is 'Hindi name, Devanagari.';
comment on column sub_category.position is 'Order within the category, from 1.';
create index sub_category_category on sub_category (category_id, position);

create table service (
  service_id text primary key check (service_id ~ '^[a-z0-9-]{2,60}$'),
  category_id text not null,
  sub_category_id text not null,
  name text not null,
  name_hi text not null,
  short_description text not null,
  short_description_hi text not null,
  description text not null,
  includes text[] not null,
  excludes text[] not null,
  keywords text[] not null,
  unit text not null,
  low_paise int not null check (low_paise >= 0),
  typical_paise int not null check (typical_paise >= low_paise),
  high_paise int not null check (high_paise >= typical_paise),
  minutes int not null check (minutes > 0),
  position smallint not null,
  is_trending boolean not null default false,
  is_new boolean not null default false,
  is_recommended boolean not null default false,
  is_online boolean not null default false,
  is_active boolean not null default true,
  constraint service_sub_category foreign key (sub_category_id, category_id) references sub_category (sub_category_id, category_id)
);
comment on table service is 'Something that can be booked.';
comment on column service.service_id is 'Stable key, and the slug of its page.';
comment on column service.category_id is 'Its category; always the one of its sub-category.';
comment on column service.sub_category_id is 'Its shelf.';
comment on column service.name is 'English name.';
comment on column service.name_hi is 'Hindi name, Devanagari.';
comment on column service.short_description is 'One English sentence for cards.';
comment on column service.short_description_hi is 'The same in Hindi.';
comment on column service.description is 'What happens, in a few English sentences.';
comment on column service.includes is 'What the price holds.';
comment on column service.excludes is 'What it does not.';
comment on column service.keywords is 'What people type when they mean it: English, Hindi in Devanagari and in Latin letters.';
comment on column service.unit is 'What one of it is: visit, month, year, sq ft.';
comment on column service.low_paise is 'Lower end of the usual price of one unit, in paise before tax.';
comment on column service.typical_paise is 'Usual price of one unit, in paise before tax.';
comment on column service.high_paise is 'Upper end of the usual price of one unit, in paise before tax.';
comment on column service.minutes is 'Usual working time of one unit; of the whole job where it is sold by area.';
comment on column service.position is 'Order within the category, from 1.';
comment on column service.is_trending is 'Shown among the trending ones.';
comment on column service.is_new is 'Shown as new.';
comment on column service.is_recommended is 'Shown among the recommended ones.';
comment on column service.is_online is 'Can be done by video instead of a visit.';
comment on column service.is_active is 'False: no longer offered; kept for bookings that name it.';
create index service_category on service (category_id, position);
create index service_sub on service (sub_category_id);

create table search_term (
  term text primary key,
  sound text not null
);
comment on table search_term is 'Every word that leads to some service.';
comment on column search_term.term is 'One word in small letters, English, Hindi or Hindi in Latin letters.';
comment on column search_term.sound is 'How it sounds (double metaphone), so that geezer finds geyser; empty for Devanagari.';
create index search_term_prefix on search_term (term text_pattern_ops);
create index search_term_trigram on search_term using gin (term gin_trgm_ops);
create index search_term_sound on search_term (sound) where sound <> '';

create table service_term (
  term text not null references search_term,
  service_id text not null references service on delete cascade,
  weight smallint not null check (weight between 1 and 100),
  primary key (term, service_id)
);
comment on table service_term is 'Which word leads to which service.';
comment on column service_term.term is 'The word.';
comment on column service_term.service_id is 'Where it leads.';
comment on column service_term.weight is '100 in the name, less in synonyms, shelf, category and description.';
create index service_term_service on service_term (service_id);

create table catalogue_release (
  only_row boolean primary key default true check (only_row),
  version text not null
);
comment on table catalogue_release is 'Which catalogue files are loaded.';
comment on column catalogue_release.only_row is 'There is one row.';
comment on column catalogue_release.version is 'Checksum of the files; when it differs they are loaded again.';

create table service_question (
  question_id text primary key,
  service_id text not null references service on delete cascade,
  question text not null,
  question_hi text not null,
  kind text not null check (kind in ('one', 'many')),
  is_required boolean not null,
  position smallint not null
);
comment on table service_question is 'What must or may be said before the price of a service is known.';
comment on column service_question.question_id is 'Stable key, service.question.';
comment on column service_question.service_id is 'Its service.';
comment on column service_question.question is 'English.';
comment on column service_question.question_hi is 'Hindi, Devanagari.';
comment on column service_question.kind is 'one: at most one option; many: any number.';
comment on column service_question.is_required is 'An option must be chosen.';
comment on column service_question.position is 'Order on the screen, from 1.';
create index service_question_service on service_question (service_id, position);

create table service_option (
  option_id text primary key check (length(option_id) <= 80),
  question_id text not null references service_question on delete cascade,
  label text not null,
  label_hi text not null,
  price_paise int not null default 0 check (price_paise >= 0),
  further_units int not null default 0 check (further_units >= 0),
  minutes int not null default 0 check (minutes >= 0),
  is_selected boolean not null default false,
  position smallint not null
);
comment on table service_option is 'One answer to a question, and what it adds.';
comment on column service_option.option_id is 'Stable key, service.question.option.';
comment on column service_option.question_id is 'Its question.';
comment on column service_option.label is 'English.';
comment on column service_option.label_hi is 'Hindi, Devanagari.';
comment on column service_option.price_paise is 'Added to one unit, in paise, whoever does the work.';
comment on column service_option.further_units is 'Adds this many times the partner''s own price besides: 500 sq ft is one unit and 499 further ones.';
comment on column service_option.minutes is 'Added to the working time.';
comment on column service_option.is_selected is 'Chosen unless the customer says otherwise.';
comment on column service_option.position is 'Order on the screen, from 1.';
create index service_option_question on service_option (question_id, position);

create table partner_service (
  organisation_id uuid not null references organisation on delete cascade,
  service_id text not null references service,
  price_paise int not null check (price_paise >= 0),
  minutes int not null check (minutes > 0),
  is_active boolean not null default true,
  primary key (organisation_id, service_id)
);
comment on table partner_service is 'An offer: a partner''s own price and time for a service.';
comment on column partner_service.organisation_id is 'Who offers it.';
comment on column partner_service.service_id is 'What is offered.';
comment on column partner_service.price_paise is 'Its price of one unit, in paise before tax.';
comment on column partner_service.minutes is 'Its working time of one unit.';
comment on column partner_service.is_active is 'False: offered before, not now.';
create index partner_service_service on partner_service (service_id, organisation_id) where is_active;

create table service_area_rule (
  organisation_id uuid not null references organisation on delete cascade,
  pincode text not null references pincode,
  is_served boolean not null,
  primary key (organisation_id, pincode)
);
comment on table service_area_rule is 'What a partner said of single PIN codes, over its radius.';
comment on column service_area_rule.organisation_id is 'The partner.';
comment on column service_area_rule.pincode is 'The PIN code.';
comment on column service_area_rule.is_served is 'True: served though beyond the radius. False: not served though within it.';

create table service_area (
  pincode text not null references pincode,
  organisation_id uuid not null references organisation on delete cascade,
  distance_metres int not null check (distance_metres >= 0),
  primary key (organisation_id, pincode)
);
comment on table service_area is 'Which PIN codes a partner serves: its radius and its rules, worked out when they change.';
comment on column service_area.pincode is 'The PIN code.';
comment on column service_area.organisation_id is 'The partner.';
comment on column service_area.distance_metres is 'From the partner to the middle of the PIN code, great circle.';
create index service_area_pincode on service_area (pincode, organisation_id) include (distance_metres);

create table service_place (
  place text not null check (place ~ '^([1-9][0-9]{5}|city:.+|everywhere)$'),
  service_id text not null references service on delete cascade,
  partner_count int not null check (partner_count > 0),
  min_price_paise int not null check (min_price_paise >= 0),
  rating_sum bigint not null,
  rating_count bigint not null,
  latest_start_minutes smallint[] not null,
  primary key (place, service_id)
);
comment on table service_place is 'What a list near a place shows of a service, summed up over its partners there; kept by the outbox.';
comment on column service_place.place is 'A PIN code, city: and a city code, or everywhere.';
comment on column service_place.service_id is 'The service.';
comment on column service_place.partner_count is 'Partners who offer it there.';
comment on column service_place.min_price_paise is 'The lowest of their prices, in paise before tax.';
comment on column service_place.rating_sum is 'Sum of the stars that these partners were given.';
comment on column service_place.rating_count is 'How many times they were given stars.';
comment on column service_place.latest_start_minutes is 'For each weekday from Monday, the last minute after midnight IST at which some partner could begin; null: closed.';
create index service_place_service on service_place (service_id, place);
