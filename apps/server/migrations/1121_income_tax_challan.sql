-- Deposits of the income tax that salaries withheld, and the quarterly statements that were filed. Decision 0265.

create table income_tax_quarter (
  organisation_id uuid not null references organisation,
  tax_year date not null check (extract(month from tax_year) = 4 and extract(day from tax_year) = 1),
  quarter smallint not null check (quarter between 1 and 4),
  filed_on date,
  receipt_number text not null default '' check (receipt_number ~ '^([0-9]{15})?$'),
  filed_deducted_paise bigint check (filed_deducted_paise >= 0),
  version int not null default 0 check (version >= 0),
  updated_at timestamptz not null,
  primary key (organisation_id, tax_year, quarter),
  constraint income_tax_quarter_filed check ((filed_on is null) = (filed_deducted_paise is null)
    and (filed_on is not null or receipt_number = ''))
);
comment on table income_tax_quarter is 'The quarterly statement of an employer: whether it was filed; its row is locked when its challans change.';
comment on column income_tax_quarter.organisation_id is 'Whose.';
comment on column income_tax_quarter.tax_year is 'The 1 April on which the tax year begins.';
comment on column income_tax_quarter.quarter is '1: April to June.';
comment on column income_tax_quarter.filed_on is 'When it was filed, Asia/Kolkata; null: not yet, or opened again for a correction.';
comment on column income_tax_quarter.receipt_number is 'Token or receipt number of the department, 15 digits; empty: not entered.';
comment on column income_tax_quarter.filed_deducted_paise is 'Tax that confirmed payslips of the quarter had deducted when it was marked as filed.';
comment on column income_tax_quarter.version is 'Counts its changes.';
comment on column income_tax_quarter.updated_at is 'When it last changed.';

create table income_tax_challan (
  challan_id uuid primary key,
  organisation_id uuid not null,
  tax_year date not null,
  quarter smallint not null,
  months text[] not null check (cardinality(months) between 1 and 3),
  way text not null check (way in ('challan', 'book_entry')),
  bsr_code text not null check (bsr_code ~ '^[0-9]{7}$'),
  serial_number text not null check (serial_number ~ '^[0-9]{5}$'),
  deposited_on date not null,
  tax_paise bigint not null check (tax_paise >= 0),
  surcharge_paise bigint not null check (surcharge_paise >= 0),
  cess_paise bigint not null check (cess_paise >= 0),
  interest_paise bigint not null check (interest_paise >= 0),
  fee_paise bigint not null check (fee_paise >= 0),
  other_paise bigint not null check (other_paise >= 0),
  version int not null default 1 check (version >= 1),
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (organisation_id, tax_year, quarter) references income_tax_quarter,
  constraint income_tax_challan_once unique (organisation_id, bsr_code, deposited_on, serial_number),
  constraint income_tax_challan_some check (tax_paise + surcharge_paise + cess_paise + interest_paise + fee_paise + other_paise > 0)
);
create index income_tax_challan_of_quarter on income_tax_challan (organisation_id, tax_year, quarter);
comment on table income_tax_challan is 'A deposit of withheld income tax. How much of which month it pays is worked out: see deposit.rules.ts.';
comment on column income_tax_challan.challan_id is 'UUID v7.';
comment on column income_tax_challan.organisation_id is 'Who deposited.';
comment on column income_tax_challan.tax_year is 'The 1 April on which the tax year begins.';
comment on column income_tax_challan.quarter is 'In whose statement it is listed.';
comment on column income_tax_challan.months is 'Months whose deductions it pays, YYYY-MM-01, in their order.';
comment on column income_tax_challan.way is 'challan: through a bank; book_entry: of government offices, by Form 24G.';
comment on column income_tax_challan.bsr_code is 'Code of the bank branch, or receipt number of Form 24G.';
comment on column income_tax_challan.serial_number is 'Serial number of the challan, or of the drawing officer in Form 24G.';
comment on column income_tax_challan.deposited_on is 'Day of the deposit or of the transfer voucher, Asia/Kolkata.';
comment on column income_tax_challan.tax_paise is 'Income tax in it.';
comment on column income_tax_challan.surcharge_paise is 'Surcharge in it.';
comment on column income_tax_challan.cess_paise is 'Health and education cess in it.';
comment on column income_tax_challan.interest_paise is 'Interest for a late deposit in it.';
comment on column income_tax_challan.fee_paise is 'Fee for a late statement in it.';
comment on column income_tax_challan.other_paise is 'Penalty and others in it.';
comment on column income_tax_challan.version is 'Counts its edits.';
comment on column income_tax_challan.created_by is 'Who recorded it.';
comment on column income_tax_challan.created_at is 'When it was recorded.';
comment on column income_tax_challan.updated_at is 'When it last changed.';
