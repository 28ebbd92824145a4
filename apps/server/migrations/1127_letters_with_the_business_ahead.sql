-- Letters to who leaves are led by the name and the logo of the business. Decision 0244.

alter table employment_letter
  add column has_own_board boolean not null default false,
  add column logo_id uuid references organisation_logo;
create index employment_letter_of_logo on employment_letter (logo_id) where logo_id is not null;
comment on column employment_letter.has_own_board is 'The business leads the paper; false: it was issued with the name of the platform on its board.';
comment on column employment_letter.logo_id is 'The logo that the business had when it was issued; null: none.';
