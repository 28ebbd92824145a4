-- The people of the demo city whom a visitor may enter as. Empty where the demo city is not seeded.
create table demo_person (
  mobile_number text primary key references user_account (mobile_number),
  full_name text not null,
  role text not null,
  company_name text,
  position int not null unique
);
comment on table demo_person is 'Who of the seeded people is named at start and in the end-to-end tests.';
comment on column demo_person.mobile_number is 'To sign in with.';
comment on column demo_person.full_name is 'As the account has it.';
comment on column demo_person.role is 'What the person shows: Buyer, Service Partner or Professional.';
comment on column demo_person.company_name is 'The organisation of a partner or professional.';
comment on column demo_person.position is 'Order in the list.';

create table seed_run (
  scale text primary key,
  finished_at timestamptz not null
);
comment on table seed_run is 'Which demo cities were seeded, so that a start does it once.';
comment on column seed_run.scale is 'small, city or large; reference for the reference data.';
comment on column seed_run.finished_at is 'When it was done.';
