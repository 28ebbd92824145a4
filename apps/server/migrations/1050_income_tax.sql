-- Income tax on salaries: the regime of each employee and tax year, what they declare and prove, and the employer's last days.

create table income_tax_choice (
  staff_id uuid not null references staff_member,
  tax_year date not null check (extract(month from tax_year) = 4 and extract(day from tax_year) = 1),
  organisation_id uuid not null references organisation,
  regime text not null check (regime in ('new', 'old')),
  version int not null default 1 check (version >= 1),
  chosen_at timestamptz not null,
  primary key (staff_id, tax_year)
);
create index income_tax_choice_of_organisation on income_tax_choice (organisation_id, tax_year);
comment on table income_tax_choice is 'The regime by which an employee is taxed in a tax year; without a row the new one counts.';
comment on column income_tax_choice.staff_id is 'Whose.';
comment on column income_tax_choice.tax_year is 'The 1 April on which the tax year begins.';
comment on column income_tax_choice.organisation_id is 'Who pays.';
comment on column income_tax_choice.regime is 'new or old.';
comment on column income_tax_choice.version is 'Counts its changes.';
comment on column income_tax_choice.chosen_at is 'When it was chosen last.';

create table income_tax_claim (
  claim_id uuid primary key,
  organisation_id uuid not null references organisation,
  staff_id uuid not null references staff_member,
  tax_year date not null check (extract(month from tax_year) = 4 and extract(day from tax_year) = 1),
  kind text not null check (kind in ('house_rent', 'investments', 'pension', 'health', 'health_parents', 'home_loan', 'education_loan',
    'other_deduction', 'previous_employer', 'other_income')),
  amount_paise bigint not null check (amount_paise >= 0),
  accepted_paise bigint check (accepted_paise between 0 and amount_paise),
  tax_deducted_paise bigint not null default 0 check (tax_deducted_paise >= 0),
  words text not null default '' check (length(words) <= 80),
  is_senior boolean not null default false,
  rent_from date check (extract(day from rent_from) = 1),
  rent_to date check (extract(day from rent_to) = 1),
  rent_city text check (length(rent_city) between 1 and 60),
  landlord_name text check (length(landlord_name) between 1 and 120),
  landlord_pan_sealed bytea,
  landlord_pan_last4 text check (length(landlord_pan_last4) = 4),
  landlord_relation text not null default '' check (length(landlord_relation) <= 40),
  status text not null default 'Declared' check (status in ('Declared', 'Accepted', 'Rejected')),
  why text not null default '' check (length(why) <= 200),
  reviewed_by uuid,
  reviewed_at timestamptz,
  version int not null default 1 check (version >= 1),
  created_at timestamptz not null,
  unique (claim_id, organisation_id),
  constraint income_tax_claim_rent check ((kind = 'house_rent') = (rent_from is not null) and (kind = 'house_rent') = (rent_to is not null)
    and (kind = 'house_rent') = (rent_city is not null) and (kind = 'house_rent') = (landlord_name is not null)
    and (rent_from is null or rent_from <= rent_to)),
  constraint income_tax_claim_sealed check ((landlord_pan_sealed is null) = (landlord_pan_last4 is null)),
  constraint income_tax_claim_review check ((status = 'Declared') = (reviewed_by is null) and (status = 'Declared') = (reviewed_at is null)
    and (status = 'Accepted') = (accepted_paise is not null))
);
create index income_tax_claim_of_staff on income_tax_claim (organisation_id, staff_id, tax_year);
create index income_tax_claim_to_review on income_tax_claim (organisation_id, tax_year) where status = 'Declared';
comment on table income_tax_claim is 'What an employee declares for a tax year, so that the right tax is deducted.';
comment on column income_tax_claim.claim_id is 'UUID v7.';
comment on column income_tax_claim.organisation_id is 'Who pays.';
comment on column income_tax_claim.staff_id is 'Whose.';
comment on column income_tax_claim.tax_year is 'The 1 April on which the tax year begins.';
comment on column income_tax_claim.kind is 'What it is: rent, a deduction of the old regime, or income from elsewhere.';
comment on column income_tax_claim.amount_paise is 'Of the whole year; of house rent a month.';
comment on column income_tax_claim.accepted_paise is 'What the reviewer accepted of it; null until then.';
comment on column income_tax_claim.tax_deducted_paise is 'Of an earlier employer: the tax that they deducted.';
comment on column income_tax_claim.words is 'What it is, or the name of the earlier employer.';
comment on column income_tax_claim.is_senior is 'Of health insurance: someone insured is 60 or older.';
comment on column income_tax_claim.rent_from is 'First month of a rent.';
comment on column income_tax_claim.rent_to is 'Last month of a rent.';
comment on column income_tax_claim.rent_city is 'City of the home.';
comment on column income_tax_claim.landlord_name is 'To whom the rent is paid.';
comment on column income_tax_claim.landlord_pan_sealed is 'PAN of the landlord, encrypted for this row; opened for the statement of the fourth quarter alone.';
comment on column income_tax_claim.landlord_pan_last4 is 'Its last four characters.';
comment on column income_tax_claim.landlord_relation is 'How the landlord is related to the employee; empty: not at all.';
comment on column income_tax_claim.status is 'Declared until someone reviewed it.';
comment on column income_tax_claim.why is 'What the reviewer said.';
comment on column income_tax_claim.reviewed_by is 'Who reviewed it; never the person themselves.';
comment on column income_tax_claim.reviewed_at is 'When it was reviewed.';
comment on column income_tax_claim.version is 'Counts its changes.';
comment on column income_tax_claim.created_at is 'When it was declared.';

create table income_tax_proof (
  claim_id uuid not null,
  document_id uuid not null,
  organisation_id uuid not null,
  added_at timestamptz not null,
  primary key (claim_id, document_id),
  foreign key (claim_id, organisation_id) references income_tax_claim (claim_id, organisation_id) on delete cascade
);
comment on table income_tax_proof is 'A document of the employee’s drive that proves a claim.';
comment on column income_tax_proof.claim_id is 'What it proves.';
comment on column income_tax_proof.document_id is 'The document.';
comment on column income_tax_proof.organisation_id is 'Who pays; the same as of the claim.';
comment on column income_tax_proof.added_at is 'When it was added.';

create table income_tax_setting (
  organisation_id uuid not null references organisation,
  tax_year date not null check (extract(month from tax_year) = 4 and extract(day from tax_year) = 1),
  choose_by date not null,
  declare_by date not null,
  prove_by date not null,
  tan text check (tan ~ '^[A-Z]{4}[0-9]{5}[A-Z]$'),
  responsible_name text not null default '' check (length(responsible_name) <= 120),
  responsible_role text not null default '' check (length(responsible_role) <= 60),
  version int not null default 1 check (version >= 1),
  updated_at timestamptz not null,
  primary key (organisation_id, tax_year)
);
comment on table income_tax_setting is 'Last days of a tax year at an employer, and who signs its certificates.';
comment on column income_tax_setting.organisation_id is 'Whose.';
comment on column income_tax_setting.tax_year is 'The 1 April on which the tax year begins.';
comment on column income_tax_setting.choose_by is 'Last day to choose the regime.';
comment on column income_tax_setting.declare_by is 'Last day to declare.';
comment on column income_tax_setting.prove_by is 'Last day for proofs; from the next day on only what was accepted counts.';
comment on column income_tax_setting.tan is 'Tax deduction account number; null: none yet.';
comment on column income_tax_setting.responsible_name is 'Who signs certificates.';
comment on column income_tax_setting.responsible_role is 'As what they sign.';
comment on column income_tax_setting.version is 'Counts its edits.';
comment on column income_tax_setting.updated_at is 'When it was edited last.';
