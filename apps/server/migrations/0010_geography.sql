-- India: states, districts, cities, PIN codes and their post offices. Loaded once from data/geography.

create table state (
  state_code text primary key check (state_code ~ '^[0-9]{2}$'),
  name text not null,
  iso_code text not null unique,
  lgd_code int not null unique
);
comment on table state is 'States and union territories.';
comment on column state.state_code is 'GST state code, 01 to 38.';
comment on column state.name is 'English name.';
comment on column state.iso_code is 'ISO 3166-2, e.g. IN-KA.';
comment on column state.lgd_code is 'Code in the Local Government Directory.';

create table district (
  district_code text primary key,
  state_code text not null references state,
  name text not null
);
comment on table district is 'Districts of the Local Government Directory.';
comment on column district.district_code is 'Local Government Directory code.';
comment on column district.state_code is 'Its state.';
comment on column district.name is 'English name, in title case.';
create index district_of_state on district (state_code, name);

create table city (
  city_code text primary key,
  name text not null,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  search_text text not null,
  pincode text not null,
  district_code text not null references district,
  state_code text not null references state,
  population int not null check (population >= 0),
  latitude double precision not null check (latitude between 6 and 38),
  longitude double precision not null check (longitude between 68 and 98),
  served boolean not null default false
);
comment on table city is 'Cities and towns; the city record of the specification.';
comment on column city.city_code is 'GeoNames id.';
comment on column city.name is 'The name in use today, e.g. Bengaluru, Mysuru.';
comment on column city.slug is 'The name in addresses of pages, e.g. bengaluru.';
comment on column city.search_text is 'Names in use today and earlier, in Latin and Devanagari, as the search compares them: lower case, no marks, one space between words; names parted by a vertical bar.';
comment on column city.pincode is 'PIN code at its centre.';
comment on column city.district_code is 'Its district.';
comment on column city.state_code is 'Its state.';
comment on column city.population is 'People, by GeoNames; for the order of lists only, the counts are old.';
comment on column city.latitude is 'Degrees north, WGS 84.';
comment on column city.longitude is 'Degrees east, WGS 84.';
comment on column city.served is 'Whether an active partner works there; such cities come first.';
create index city_by_rank on city ((not served), (-population), city_code);
create index city_by_name on city using gin (search_text gin_trgm_ops);
create index city_served on city (city_code) where served;

create table pincode (
  pincode text primary key check (pincode ~ '^[1-9][0-9]{5}$'),
  name text not null,
  sub_district text not null,
  district_code text not null references district,
  state_code text not null references state,
  city_code text references city,
  latitude double precision not null check (latitude between 6 and 38),
  longitude double precision not null check (longitude between 68 and 98),
  quality text not null check (quality in ('A', 'B', 'C', 'G', 'H', 'S', 'D'))
);
comment on table pincode is 'PIN codes of India Post.';
comment on column pincode.pincode is 'Six digits.';
comment on column pincode.name is 'The locality it is known by.';
comment on column pincode.sub_district is 'Taluk or tehsil; empty when unknown.';
comment on column pincode.district_code is 'Its district.';
comment on column pincode.state_code is 'Its state.';
comment on column pincode.city_code is 'The city it belongs to; null in the country.';
comment on column pincode.latitude is 'Degrees north, WGS 84.';
comment on column pincode.longitude is 'Degrees east, WGS 84.';
comment on column pincode.quality is 'How its point is known: A agreeing offices in the district, B one office, C in the state only, H set by hand, G GeoNames only, S shared with other PIN codes, D middle of the district. Only A, B, C and H answer where a point is.';
create index pincode_prefix on pincode (pincode text_pattern_ops);
create index pincode_by_point on pincode (latitude, longitude) where quality in ('A', 'B', 'C', 'H');
create index pincode_of_city on pincode (city_code);

create table locality (
  pincode text not null references pincode,
  name text not null,
  search_text text not null,
  search_wide text not null,
  city_code text references city,
  rank smallint not null check (rank between 1 and 3),
  latitude double precision not null check (latitude between 6 and 38),
  longitude double precision not null check (longitude between 68 and 98),
  primary key (pincode, search_text)
);
comment on table locality is 'Localities, by the post offices that bear their names.';
comment on column locality.pincode is 'PIN code it lies in.';
comment on column locality.name is 'As people say it, without the kind of post office.';
comment on column locality.search_text is 'The name as the search compares it: lower case, no marks, one space between words.';
comment on column locality.search_wide is 'A space, the same, and the names of its city or district: for searching by any of its words, and with typing mistakes.';
comment on column locality.city_code is 'The city of its PIN code, kept here so that localities of served cities are found first.';
comment on column locality.rank is '1 head office, 2 sub-office, 3 branch office: how well known the name is.';
comment on column locality.latitude is 'Degrees north, WGS 84.';
comment on column locality.longitude is 'Degrees east, WGS 84.';
create index locality_prefix on locality (search_text text_pattern_ops);
create index locality_of_city on locality (city_code, search_text text_pattern_ops);
create index locality_wide on locality using gin (search_wide gin_trgm_ops);

create table geography_release (
  only_row boolean primary key default true check (only_row),
  version text not null,
  scale text not null check (scale in ('small', 'full'))
);
comment on table geography_release is 'Which data the tables of this domain were loaded from.';
comment on column geography_release.only_row is 'There is one row.';
comment on column geography_release.version is 'Hash of the data files and of how they are read.';
comment on column geography_release.scale is 'full: all of India; small: PIN codes and localities of one state, for tests.';
