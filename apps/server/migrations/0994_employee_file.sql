-- What a business keeps of an employee besides their place at work: the person, statutory ids, the bank account, documents.

create table employee_file (
  staff_id uuid primary key,
  organisation_id uuid not null,
  born_on date,
  address text not null default '' check (length(address) <= 300),
  emergency_name text not null default '' check (length(emergency_name) <= 120),
  emergency_relation text not null default '' check (length(emergency_relation) <= 40),
  emergency_mobile text check (emergency_mobile ~ '^[2-9][0-9]{9}$'),
  uan text check (uan ~ '^([0-9]{10}|[0-9]{12})$'),
  epfo_number text check (length(epfo_number) between 5 and 26),
  esi_number text check (esi_number ~ '^[0-9]{10}$'),
  pan_sealed bytea,
  pan_last4 text check (pan_last4 ~ '^[0-9A-Z]{4}$'),
  aadhaar_sealed bytea,
  aadhaar_last4 text check (aadhaar_last4 ~ '^[0-9]{4}$'),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint employee_file_member foreign key (staff_id, organisation_id) references staff_member (staff_id, organisation_id),
  constraint employee_file_pan check ((pan_sealed is null) = (pan_last4 is null)),
  constraint employee_file_aadhaar check ((aadhaar_sealed is null) = (aadhaar_last4 is null))
);
create unique index employee_file_uan_once on employee_file (organisation_id, uan) where uan is not null;
create index employee_file_by_organisation on employee_file (organisation_id);
comment on table employee_file is 'The personal part of an employee’s file and their statutory ids; a member without a row has none of it yet.';
comment on column employee_file.staff_id is 'Whose.';
comment on column employee_file.organisation_id is 'Who employs them; no other organisation reads it.';
comment on column employee_file.born_on is 'Day of birth; null: not known.';
comment on column employee_file.address is 'Where they live; empty: not known.';
comment on column employee_file.emergency_name is 'Whom to call in an emergency; empty: no one is named.';
comment on column employee_file.emergency_relation is 'Who that is to them, such as wife or brother.';
comment on column employee_file.emergency_mobile is 'Mobile number of that person.';
comment on column employee_file.uan is 'Universal account number of provident fund, 10 or 12 digits; null: not known.';
comment on column employee_file.epfo_number is 'Member number with the provident fund; null: not known.';
comment on column employee_file.esi_number is 'Insurance number of state insurance, 10 digits; null: not known.';
comment on column employee_file.pan_sealed is 'The PAN, encrypted for this row alone; no one is shown it.';
comment on column employee_file.pan_last4 is 'Its last four characters, which are shown.';
comment on column employee_file.aadhaar_sealed is 'The Aadhaar number, encrypted for this row alone; no one is shown it.';
comment on column employee_file.aadhaar_last4 is 'Its last four digits, which are shown.';
comment on column employee_file.created_at is 'When it was first written.';
comment on column employee_file.updated_at is 'When it last changed.';
comment on column employee_file.version is 'Counts its changes.';

-- The numbers of provident fund and state insurance belong to the person's file; payroll reads them there.
insert into employee_file (staff_id, organisation_id, uan, esi_number, created_at, updated_at)
  select staff_id, organisation_id, uan, esi_number, updated_at, updated_at from payroll_profile
  where uan is not null or esi_number is not null
  on conflict do nothing;
alter table payroll_profile drop column uan, drop column esi_number;

create table employee_bank (
  staff_id uuid primary key,
  organisation_id uuid not null,
  check_id uuid not null,
  holder_name text not null check (length(holder_name) between 2 and 100),
  ifsc text not null check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  bank_name text not null,
  account_sealed bytea not null,
  account_last4 text not null check (account_last4 ~ '^[0-9]{4}$'),
  state text not null check (state in ('waiting', 'code_sent', 'verified', 'failed')),
  wrong_tries smallint not null default 0 check (wrong_tries between 0 and 5),
  checks_on date not null,
  checks_today smallint not null check (checks_today between 1 and 5),
  verified_at timestamptz,
  saved_at timestamptz not null,
  constraint employee_bank_member foreign key (staff_id, organisation_id) references staff_member (staff_id, organisation_id),
  constraint employee_bank_verified check ((state = 'verified') = (verified_at is not null))
);
create index employee_bank_by_organisation on employee_bank (organisation_id);
comment on table employee_bank is 'The account that an employee’s salary is paid to; given by the employee alone.';
comment on column employee_bank.staff_id is 'Whose.';
comment on column employee_bank.organisation_id is 'Who employs them.';
comment on column employee_bank.check_id is 'Of the one-rupee check; another account has another.';
comment on column employee_bank.holder_name is 'As the bank has it.';
comment on column employee_bank.ifsc is 'The branch.';
comment on column employee_bank.bank_name is 'The bank by its IFSC.';
comment on column employee_bank.account_sealed is 'The account number, encrypted for this row alone; it leaves for the payout provider and the bank file.';
comment on column employee_bank.account_last4 is 'Its last four digits, which are shown.';
comment on column employee_bank.state is 'State of employee_bank in the contract.';
comment on column employee_bank.wrong_tries is 'Wrong codes of this check.';
comment on column employee_bank.checks_on is 'The day that checks_today counts, Asia/Kolkata.';
comment on column employee_bank.checks_today is 'Accounts given on that day: each costs a rupee.';
comment on column employee_bank.verified_at is 'When it was verified; null: it is not.';
comment on column employee_bank.saved_at is 'When it was given.';

create table employee_document (
  employee_document_id uuid primary key,
  staff_id uuid not null,
  organisation_id uuid not null,
  document_id uuid not null references document on delete cascade,
  kind text not null check (kind in ('contract', 'driving_licence', 'passport', 'voter_id', 'police_check', 'medical', 'training',
    'education', 'other')),
  number text not null default '' check (length(number) <= 40),
  expires_on date,
  alerted_for date,
  added_by uuid references user_account,
  created_at timestamptz not null,
  constraint employee_document_member foreign key (staff_id, organisation_id) references staff_member (staff_id, organisation_id),
  constraint employee_document_once unique (staff_id, document_id)
);
create index employee_document_by_document on employee_document (document_id);
create index employee_document_by_adder on employee_document (added_by) where added_by is not null;
create index employee_document_expiring on employee_document (expires_on) where expires_on is not null;
comment on table employee_document is 'A document in an employee’s file: the file lies in the drive of who added it.';
comment on column employee_document.employee_document_id is 'UUID v7.';
comment on column employee_document.staff_id is 'In whose file.';
comment on column employee_document.organisation_id is 'Who employs them.';
comment on column employee_document.document_id is 'The file; one that its owner deletes is gone from here.';
comment on column employee_document.kind is 'What it is.';
comment on column employee_document.number is 'Its number; empty: none.';
comment on column employee_document.expires_on is 'Last day on which it is valid; null: it does not expire.';
comment on column employee_document.alerted_for is 'The expiry of which people were told; null: not yet.';
comment on column employee_document.added_by is 'Who added it; null: the account was erased.';
comment on column employee_document.created_at is 'When it was added.';
