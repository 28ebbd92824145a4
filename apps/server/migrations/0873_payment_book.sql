-- The payment book: what the parties of an organisation owe it, entry by entry, and nothing is ever changed in it.

create table book_entry (
  entry_id uuid primary key,
  organisation_id uuid not null,
  party_id uuid not null,
  project_id uuid references project,
  milestone_id uuid references milestone,
  kind text not null check (kind in ('opening', 'bill', 'receipt', 'credit_note', 'reversal')),
  amount_paise bigint not null check (amount_paise <> 0),
  tax_percent numeric(5, 2) not null default 0 check (tax_percent between 0 and 40),
  due_on date,
  happened_on date not null,
  words text not null check (length(words) between 1 and 200),
  method text check (method in ('cash', 'bank', 'upi', 'cheque', 'card', 'online')),
  order_id uuid,
  reverses_id uuid references book_entry,
  created_at timestamptz not null,
  constraint book_entry_signs check (case kind
    when 'bill' then amount_paise > 0
    when 'receipt' then amount_paise < 0
    when 'credit_note' then amount_paise < 0
    else true end),
  constraint book_entry_due check ((kind = 'bill') = (due_on is not null)),
  constraint book_entry_method check ((kind = 'receipt') = (method is not null)),
  constraint book_entry_reverses check ((kind = 'reversal') = (reverses_id is not null)),
  foreign key (party_id, organisation_id) references party (party_id, organisation_id)
);
create unique index book_bill_once on book_entry (milestone_id) where kind = 'bill';
create unique index book_order_once on book_entry (order_id) where kind = 'receipt' and order_id is not null;
create unique index book_reversed_once on book_entry (reverses_id) where reverses_id is not null;
create index book_entry_of_party on book_entry (organisation_id, party_id, happened_on desc, entry_id desc);
create index book_entry_of_organisation on book_entry (organisation_id, happened_on desc, entry_id desc);
create index book_entry_of_project on book_entry (project_id, happened_on desc, entry_id desc) where project_id is not null;
create trigger book_entry_append_only before update or delete on book_entry for each row execute function refuse_change();
comment on table book_entry is 'One line of an account of a party with an organisation; the sum of the lines is what the party owes.';
comment on column book_entry.entry_id is 'UUID v7.';
comment on column book_entry.organisation_id is 'Whose book it is.';
comment on column book_entry.party_id is 'Whose account.';
comment on column book_entry.project_id is 'Of which project; null: of none.';
comment on column book_entry.milestone_id is 'Of which milestone; null: of none.';
comment on column book_entry.kind is 'opening, bill, receipt, credit_note, or reversal of a receipt or credit note that was written wrongly.';
comment on column book_entry.amount_paise is 'Above zero the party owes it more, below zero less, in paise.';
comment on column book_entry.tax_percent is 'GST within the amount of a bill.';
comment on column book_entry.due_on is 'When a bill is to be paid, Asia/Kolkata.';
comment on column book_entry.happened_on is 'The day in the books, Asia/Kolkata.';
comment on column book_entry.words is 'What for.';
comment on column book_entry.method is 'How a receipt came; online: through the platform.';
comment on column book_entry.order_id is 'The order of a payment through the platform; it is received once.';
comment on column book_entry.reverses_id is 'What a reversal takes back; each once.';
comment on column book_entry.created_at is 'When it was written.';
