-- A house that an employee lets out: its rent is income of the tax year, its loan and taxes are taken off. Decision 0271.

alter table income_tax_claim drop constraint income_tax_claim_kind_check;
alter table income_tax_claim add constraint income_tax_claim_kind_check
  check (kind in ('house_rent', 'investments', 'pension', 'health', 'health_parents', 'home_loan', 'education_loan',
    'other_deduction', 'previous_employer', 'other_income', 'let_house'));

alter table income_tax_claim
  add column rent_received_paise bigint check (rent_received_paise >= 0),
  add column municipal_taxes_paise bigint check (municipal_taxes_paise >= 0),
  add column municipal_accepted_paise bigint check (municipal_accepted_paise between 0 and municipal_taxes_paise),
  add constraint income_tax_claim_let check ((kind = 'let_house') = (rent_received_paise is not null)
    and (kind = 'let_house') = (municipal_taxes_paise is not null)
    and (kind = 'let_house' and status = 'Accepted') = (municipal_accepted_paise is not null));
comment on column income_tax_claim.kind is 'What it is: rent, a deduction of the old regime, income from elsewhere, or a house that is let.';
comment on column income_tax_claim.amount_paise is 'Of the whole year; of house rent a month; of a house that is let the interest of its loan.';
comment on column income_tax_claim.rent_received_paise is 'Of a house that is let: its rent in the year; null: another kind.';
comment on column income_tax_claim.municipal_taxes_paise is 'Of a house that is let: taxes to the local authority that the employee paid in the year.';
comment on column income_tax_claim.municipal_accepted_paise is 'What the reviewer accepted of them; null until then.';
