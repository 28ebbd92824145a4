-- Documents that a business issues to its parties outside of the platform, numbered without a gap in its own series.

create table party_paper_series (
  organisation_id uuid not null references organisation,
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'),
  kind text not null check (kind in ('tax_invoice', 'bill_of_supply', 'receipt', 'credit_note')),
  last_number int not null default 0 check (last_number >= 0),
  primary key (organisation_id, financial_year, kind)
);
comment on table party_paper_series is 'The last number of a business in a financial year, by kind of paper; its row stays locked until the paper is written.';
comment on column party_paper_series.organisation_id is 'Whose series it is.';
comment on column party_paper_series.financial_year is 'April to March, e.g. 2627.';
comment on column party_paper_series.kind is 'Each kind is numbered by itself (CGST Rules 2017, rules 46, 49 and 53).';
comment on column party_paper_series.last_number is 'The highest number given out; every number up to it exists.';

create table party_paper (
  paper_id uuid primary key,
  organisation_id uuid not null,
  party_id uuid not null,
  entry_id uuid not null references book_entry,
  corrects_id uuid references party_paper,
  kind text not null,
  financial_year text not null,
  sequence int not null check (sequence >= 1),
  paper_number text not null check (paper_number ~ '^[A-Z0-9/]{1,16}$'),
  total_paise bigint not null check (total_paise > 0),
  frozen jsonb not null,
  issued_by uuid references user_account,
  issued_at timestamptz not null,
  constraint party_paper_once unique (entry_id),
  constraint party_paper_gapless unique (organisation_id, financial_year, kind, sequence),
  constraint party_paper_corrects check ((kind = 'credit_note') = (corrects_id is not null)),
  foreign key (organisation_id, financial_year, kind) references party_paper_series,
  foreign key (party_id, organisation_id) references party (party_id, organisation_id)
);
create index party_paper_of_organisation on party_paper (organisation_id, issued_at desc, paper_id desc);
create index party_paper_of_party on party_paper (organisation_id, party_id, issued_at desc, paper_id desc);
create index party_paper_correcting on party_paper (corrects_id) where corrects_id is not null;
create trigger party_paper_append_only before update or delete on party_paper for each row execute function refuse_change();
comment on table party_paper is 'A tax invoice, bill of supply, receipt or credit note as it was issued; the PDF is drawn from it each time and is the same each time.';
comment on column party_paper.paper_id is 'UUID v7.';
comment on column party_paper.organisation_id is 'Who issued it.';
comment on column party_paper.party_id is 'To whom.';
comment on column party_paper.entry_id is 'The line of the payment book that it is of; each has one paper.';
comment on column party_paper.corrects_id is 'Of a credit note: the tax invoice or bill of supply that it takes something off.';
comment on column party_paper.kind is 'tax_invoice, bill_of_supply, receipt or credit_note.';
comment on column party_paper.financial_year is 'April to March, e.g. 2627.';
comment on column party_paper.sequence is 'From 1, without gaps within business, financial year and kind.';
comment on column party_paper.paper_number is 'As printed; at most 16 characters (CGST Rules 2017, rule 46(b)).';
comment on column party_paper.total_paise is 'What stands on it, in paise.';
comment on column party_paper.frozen is 'Everything that stands on the paper.';
comment on column party_paper.issued_by is 'Account of who issued it.';
comment on column party_paper.issued_at is 'When; the date on the paper is this day in Asia/Kolkata.';

create table party_paper_share (
  share_id uuid primary key,
  paper_id uuid not null references party_paper,
  shared_by uuid not null references user_account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint party_paper_share_ends check (expires_at > created_at and expires_at <= created_at + interval '90 days')
);
create index party_paper_share_of_paper on party_paper_share (paper_id, share_id desc);
create index party_paper_share_of_person on party_paper_share (shared_by);
comment on table party_paper_share is 'A link by which a paper opens without signing in, until it ends.';
comment on column party_paper_share.share_id is 'UUID v7; the link carries it with our signature, so no code is stored.';
comment on column party_paper_share.paper_id is 'What it opens.';
comment on column party_paper_share.shared_by is 'Account of who shared it.';
comment on column party_paper_share.created_at is 'When it was shared.';
comment on column party_paper_share.expires_at is 'When it ends, at most 90 days later.';
