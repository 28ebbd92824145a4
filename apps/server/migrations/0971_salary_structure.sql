-- What a salary is made of, and what each person's salary is from a day on.

create table salary_structure (
  structure_id uuid primary key,
  organisation_id uuid not null references organisation,
  name text not null check (length(name) between 1 and 80),
  version int not null default 1 check (version >= 1),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (structure_id, organisation_id)
);
create unique index salary_structure_name on salary_structure (organisation_id, lower(name));
create index salary_structure_of_organisation on salary_structure (organisation_id, created_at desc, structure_id desc);
comment on table salary_structure is 'A named way to make up a salary, such as Office or Field; its components are in its versions.';
comment on column salary_structure.structure_id is 'UUID v7.';
comment on column salary_structure.organisation_id is 'Whose it is.';
comment on column salary_structure.name is 'What the organisation calls it.';
comment on column salary_structure.version is 'Counts its versions; a stale one is refused.';
comment on column salary_structure.created_at is 'When it was made.';
comment on column salary_structure.updated_at is 'When its last version was written.';

create table salary_structure_version (
  structure_version_id uuid primary key,
  structure_id uuid not null,
  organisation_id uuid not null,
  valid_from date not null check (extract(day from valid_from) = 1),
  created_by uuid not null,
  created_at timestamptz not null,
  unique (structure_id, valid_from),
  foreign key (structure_id, organisation_id) references salary_structure (structure_id, organisation_id)
);
comment on table salary_structure_version is 'The components of a structure from a month on; the newest one of a month counts.';
comment on column salary_structure_version.structure_version_id is 'UUID v7.';
comment on column salary_structure_version.structure_id is 'Of which structure.';
comment on column salary_structure_version.organisation_id is 'Whose it is; the same as of its structure.';
comment on column salary_structure_version.valid_from is 'First day of the first month for which it counts.';
comment on column salary_structure_version.created_by is 'Who wrote it.';
comment on column salary_structure_version.created_at is 'When it was written.';

create table salary_component (
  structure_version_id uuid not null references salary_structure_version on delete cascade,
  position int not null check (position between 1 and 40),
  code text not null check (code ~ '^[A-Z][A-Z0-9_]{0,19}$'),
  name text not null check (length(name) between 1 and 60),
  component_type text not null check (component_type in ('EARNING', 'DEDUCTION', 'EMPLOYER_CONTRIBUTION')),
  calculation text not null check (calculation in ('Fixed', 'Fixed Amount', 'Percentage', 'Inclusive')),
  amount_paise bigint check (amount_paise between 0 and 100000000000),
  percent numeric(7, 4) check (percent between 0 and 100),
  base_code text check (base_code ~ '^[A-Z][A-Z0-9_]{0,19}$'),
  formula text check (length(formula) between 1 and 300),
  is_wages boolean not null default false,
  primary key (structure_version_id, position),
  unique (structure_version_id, code),
  constraint salary_component_parts check (case calculation
    when 'Percentage' then percent is not null and base_code is not null and amount_paise is null and formula is null
    when 'Inclusive' then formula is not null and amount_paise is null and percent is null and base_code is null
    else amount_paise is not null and percent is null and base_code is null and formula is null end),
  constraint salary_component_wages check (not is_wages or component_type = 'EARNING')
);
comment on table salary_component is 'One line that a salary is made of.';
comment on column salary_component.structure_version_id is 'Of which version.';
comment on column salary_component.position is 'Its place in the structure; a component may use those before it.';
comment on column salary_component.code is 'What formulas call it.';
comment on column salary_component.name is 'What the payslip calls it.';
comment on column salary_component.component_type is 'As in the specification: an earning, a deduction, or what the employer pays on top.';
comment on column salary_component.calculation is 'As in the specification. Fixed: the same whatever the days; Fixed Amount: for a full month, less by unpaid days; Percentage: of another component; Inclusive: by a formula.';
comment on column salary_component.amount_paise is 'Of a fixed one, a month.';
comment on column salary_component.percent is 'Of the component that base_code names.';
comment on column salary_component.base_code is 'The component, or MONTHLY, that the percentage is of.';
comment on column salary_component.formula is 'Of an Inclusive one; decision 0182 has its grammar.';
comment on column salary_component.is_wages is 'Counts as wages (basic pay, dearness allowance) for provident fund, gratuity and overtime.';

create table employee_salary (
  salary_id uuid primary key,
  organisation_id uuid not null,
  staff_id uuid not null references staff_member,
  structure_id uuid not null,
  monthly_paise bigint not null check (monthly_paise between 0 and 100000000000),
  commission_percent numeric(5, 2) not null default 0 check (commission_percent between 0 and 100),
  fee_share_percent numeric(5, 2) not null default 0 check (fee_share_percent between 0 and 100),
  valid_from date not null check (extract(day from valid_from) = 1),
  why text not null check (length(why) between 1 and 200),
  created_by uuid not null,
  created_at timestamptz not null,
  unique (staff_id, valid_from),
  foreign key (structure_id, organisation_id) references salary_structure (structure_id, organisation_id)
);
create index employee_salary_of_organisation on employee_salary (organisation_id, staff_id, valid_from desc);
comment on table employee_salary is 'What a member of staff is paid from a month on; the newest row of a month counts.';
comment on column employee_salary.salary_id is 'UUID v7.';
comment on column employee_salary.organisation_id is 'Who pays.';
comment on column employee_salary.staff_id is 'Who is paid.';
comment on column employee_salary.structure_id is 'By which structure.';
comment on column employee_salary.monthly_paise is 'The monthly pay that formulas call MONTHLY, in paise.';
comment on column employee_salary.commission_percent is 'Share of what the organisation earns by bookings that this person did.';
comment on column employee_salary.fee_share_percent is 'Share of the cancellation fees of this person’s bookings.';
comment on column employee_salary.valid_from is 'First day of the first month for which it counts; an earlier month that was paid gives arrears.';
comment on column employee_salary.why is 'Why it changed, such as joining or a raise.';
comment on column employee_salary.created_by is 'Who set it; never the person themselves.';
comment on column employee_salary.created_at is 'When it was set.';

create table payroll_profile (
  staff_id uuid primary key references staff_member,
  organisation_id uuid not null,
  state_code text not null default '' check (length(state_code) <= 12),
  gender text not null default '' check (gender in ('', 'M', 'F')),
  provident_fund text not null default 'ceiling' check (provident_fund in ('ceiling', 'full', 'none')),
  has_pension boolean not null default true,
  is_disabled boolean not null default false,
  deducts_tax boolean not null default true,
  uan text check (uan ~ '^[0-9]{12}$'),
  esi_number text check (esi_number ~ '^[0-9]{10}$'),
  version int not null default 1 check (version >= 1),
  updated_at timestamptz not null
);
create index payroll_profile_of_organisation on payroll_profile (organisation_id, staff_id);
comment on table payroll_profile is 'What the law asks about a person to work out contributions and taxes.';
comment on column payroll_profile.staff_id is 'Whose.';
comment on column payroll_profile.organisation_id is 'Who pays.';
comment on column payroll_profile.state_code is 'State of work, for professional tax and labour welfare fund; empty: that of the organisation.';
comment on column payroll_profile.gender is 'M or F where professional tax tells them apart; empty: not known.';
comment on column payroll_profile.provident_fund is 'ceiling: on wages up to the ceiling; full: on all wages; none: not a member.';
comment on column payroll_profile.has_pension is 'False from 58 years on: the whole employer share goes to the fund.';
comment on column payroll_profile.is_disabled is 'A person with a disability: the higher ceiling of state insurance applies.';
comment on column payroll_profile.deducts_tax is 'False: no income tax is deducted, by a certificate.';
comment on column payroll_profile.uan is 'Universal account number, 12 digits; null: not known.';
comment on column payroll_profile.esi_number is 'Insurance number of state insurance, 10 digits; null: not known.';
comment on column payroll_profile.version is 'Counts its edits.';
comment on column payroll_profile.updated_at is 'When it was edited last.';

create table payroll_setting (
  organisation_id uuid primary key references organisation,
  state_code text not null check (length(state_code) <= 12),
  pf_number text check (length(pf_number) between 5 and 30),
  esi_number text check (esi_number ~ '^[0-9]{17}$'),
  deducts_professional_tax boolean not null default true,
  pays_labour_welfare boolean not null default true,
  deducts_tax boolean not null default true,
  version int not null default 1 check (version >= 1),
  updated_at timestamptz not null
);
comment on table payroll_setting is 'What an organisation is registered for, and so deducts and pays.';
comment on column payroll_setting.organisation_id is 'Whose.';
comment on column payroll_setting.state_code is 'State of work of people who have no other.';
comment on column payroll_setting.pf_number is 'Establishment code of the provident fund; null: not registered, nothing is deducted.';
comment on column payroll_setting.esi_number is 'Employer code of state insurance, 17 digits; null: not registered.';
comment on column payroll_setting.deducts_professional_tax is 'Professional tax is deducted where the state has one.';
comment on column payroll_setting.pays_labour_welfare is 'Labour welfare fund is deducted and paid where the state has one.';
comment on column payroll_setting.deducts_tax is 'Income tax is deducted (TDS on salary).';
comment on column payroll_setting.version is 'Counts its edits.';
comment on column payroll_setting.updated_at is 'When it was edited last.';
