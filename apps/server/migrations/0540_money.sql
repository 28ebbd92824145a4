-- Partners read what they earned by period, and each job of it; professionals their own jobs.

-- A summary of a period reads no row of the table: all that it adds up is in the index.
drop index earning_of_organisation;
create index earning_of_organisation on earning (organisation_id, earned_at, earning_id)
  include (kind, value_paise, tax_paise, commission_paise, commission_tax_paise, tcs_paise, penalty_paise, cash_paise, net_paise);
drop index earning_of_professional;
create index earning_of_professional on earning (professional_id, earned_at, earning_id)
  include (organisation_id, kind, value_paise, tax_paise, cash_paise) where professional_id is not null;

-- What is still to be paid stays small while what was paid grows.
create index earning_unpaid on earning (organisation_id, state, due_on) include (net_paise) where state <> 'Paid';

-- The list narrowed, in its own order: rare states and kinds are found without reading all others.
create index earning_by_state on earning (organisation_id, state, earned_at, earning_id);
create index earning_by_kind on earning (organisation_id, kind, earned_at, earning_id);
create index earning_by_number on earning (organisation_id, booking_number text_pattern_ops);
