-- Relief where arrears of earlier tax years are taxed at a higher rate than they would have been then. Decision 0243.

alter table income_tax_claim drop constraint income_tax_claim_kind_check;
alter table income_tax_claim add constraint income_tax_claim_kind_check
  check (kind in ('house_rent', 'investments', 'pension', 'health', 'health_parents', 'home_loan', 'education_loan',
    'other_deduction', 'previous_employer', 'other_income', 'let_house', 'arrears_relief'));

alter table income_tax_claim
  add column relief_year date check (extract(month from relief_year) = 4 and extract(day from relief_year) = 1),
  add column relief_regime text check (relief_regime in ('new', 'old')),
  add constraint income_tax_claim_relief check ((kind = 'arrears_relief') = (relief_year is not null)
    and (kind = 'arrears_relief') = (relief_regime is not null) and (relief_year is null or relief_year < tax_year));
comment on column income_tax_claim.kind is 'What it is: rent, a deduction of the old regime, income from elsewhere, a house that is let, or relief for arrears.';
comment on column income_tax_claim.amount_paise is 'Of the whole year; of house rent a month; of a house that is let the interest of its loan; of relief the total income of the earlier year.';
comment on column income_tax_claim.relief_year is 'Of relief: the 1 April on which the earlier tax year began; null: another kind.';
comment on column income_tax_claim.relief_regime is 'Of relief: by which regime that year was taxed.';
