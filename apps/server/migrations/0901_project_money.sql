-- What is paid of projects reaches their partners as what it is: advances when the work begins, and milestones.

alter table purchase add column released_at timestamptz;
comment on column purchase.released_at is 'Of an advance: when it was passed on to its partner. Null: it is held, or nothing is.';
alter table purchase add constraint purchase_released check (released_at is null or kind = 'advance');

alter table project add column place_state_code text check (place_state_code ~ '^[0-9]{2}$');
comment on column project.place_state_code is 'GST code of the state in which the work is done, as agreed; null: written by hand.';
alter table project add column place_address text check (length(place_address) between 1 and 200);
comment on column project.place_address is 'Where the work is done, as invoices say it; null: written by hand.';
alter table project add column sac_code text check (sac_code ~ '^[0-9]{6}$');
comment on column project.sac_code is 'Services Accounting Code of the kind of work that was asked for; null: written by hand.';

alter table earning add column project_id uuid references project;
comment on column earning.project_id is 'Of which project; null: of none.';
alter table earning drop constraint earning_kind_check;
alter table earning add constraint earning_kind_check
  check (kind in ('work', 'advance', 'milestone', 'cancellation_fee', 'no_show_fee', 'penalty', 'adjustment', 'cash_settlement'));
comment on column earning.kind is 'work (a finished job, and cash taken for it), advance and milestone (what a client paid of a project, and what of it went back), cancellation_fee and no_show_fee (what the customer owes for a visit that was kept free), penalty, adjustment (a correction by staff or a dispute), cash_settlement (cash that the partner paid in).';
create index earning_of_project on earning (project_id) where project_id is not null;
