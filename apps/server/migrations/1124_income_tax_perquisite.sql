-- Perquisites and profits in lieu of salary: taxed with the salary, not paid with it. Decision 0242.

create table income_tax_perquisite (
  perquisite_id uuid primary key,
  organisation_id uuid not null references organisation,
  staff_id uuid not null references staff_member,
  tax_year date not null check (extract(month from tax_year) = 4 and extract(day from tax_year) = 1),
  kind text not null check (kind in ('accommodation', 'car', 'kept_loan', 'loan', 'gift', 'other', 'in_lieu')),
  words text not null default '' check (length(words) <= 80),
  value_paise bigint not null check (value_paise >= 0),
  recovered_paise bigint not null check (recovered_paise >= 0),
  loan_id uuid,
  rate_hundredths smallint check (rate_hundredths between 1 and 3600),
  version int not null default 1 check (version >= 1),
  created_by uuid not null references user_account,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (loan_id, organisation_id) references employee_loan (loan_id, organisation_id),
  constraint income_tax_perquisite_loan check ((kind = 'kept_loan') = (loan_id is not null)
    and (kind = 'kept_loan') = (rate_hundredths is not null)
    and (kind <> 'kept_loan' or (value_paise = 0 and recovered_paise = 0)))
);
create unique index income_tax_perquisite_loan_once on income_tax_perquisite (loan_id, tax_year) where loan_id is not null;
create index income_tax_perquisite_of_staff on income_tax_perquisite (organisation_id, staff_id, tax_year);
comment on table income_tax_perquisite is 'What an employee has from the employer beside the pay in a tax year, as the employer valued it.';
comment on column income_tax_perquisite.perquisite_id is 'UUID v7.';
comment on column income_tax_perquisite.organisation_id is 'Who gives it.';
comment on column income_tax_perquisite.staff_id is 'Who has it.';
comment on column income_tax_perquisite.tax_year is 'The 1 April on which the tax year begins.';
comment on column income_tax_perquisite.kind is 'What it is; kept_loan: a loan of employee_loan, whose value is worked out; in_lieu: a profit in lieu of salary.';
comment on column income_tax_perquisite.words is 'What it is, in words of the employer.';
comment on column income_tax_perquisite.value_paise is 'Its value of the year by the rules; of a kept loan 0.';
comment on column income_tax_perquisite.recovered_paise is 'What the employee paid for it; of a kept loan 0.';
comment on column income_tax_perquisite.loan_id is 'The loan; null: another kind.';
comment on column income_tax_perquisite.rate_hundredths is 'Of a kept loan: what the State Bank of India took for such a loan on that 1 April, a year, in hundredths of a percent.';
comment on column income_tax_perquisite.version is 'Counts its changes.';
comment on column income_tax_perquisite.created_by is 'Who entered it; never the person themselves.';
comment on column income_tax_perquisite.created_at is 'When.';
comment on column income_tax_perquisite.updated_at is 'When it was changed last.';
