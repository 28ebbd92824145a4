-- GST invoices: frozen when they are made, numbered without gaps per supplier and financial year.

create table invoice_series (
  series text not null check (series ~ '^[A-Z][A-Z0-9]{1,4}$'),
  financial_year text not null check (financial_year ~ '^[0-9]{4}$'),
  organisation_id uuid references organisation,
  last_number int not null default 0 check (last_number >= 0),
  primary key (series, financial_year)
);
comment on table invoice_series is 'The last number of each supplier''s invoices in a financial year; its row is locked while one is made.';
comment on column invoice_series.series is 'First part of the number; one per supplier, as CGST Rule 46(b) counts per supplier.';
comment on column invoice_series.financial_year is 'April to March, e.g. 2627.';
comment on column invoice_series.organisation_id is 'The partner who supplies; null for the platform''s own series.';
comment on column invoice_series.last_number is 'The highest number given out; every number up to it exists.';
create unique index invoice_series_supplier on invoice_series (organisation_id, financial_year) nulls not distinct;

create table invoice (
  invoice_id uuid primary key,
  booking_id uuid not null references booking,
  buyer_id uuid not null references user_account,
  organisation_id uuid not null references organisation,
  supply text not null check (supply in ('service', 'platform_fee')),
  series text not null,
  financial_year text not null,
  sequence int not null check (sequence >= 1),
  invoice_number text not null check (invoice_number ~ '^[A-Za-z0-9][A-Za-z0-9\-/]{0,15}$'),
  total_paise bigint not null check (total_paise >= 0),
  frozen jsonb not null,
  issued_at timestamptz not null,
  constraint invoice_once unique (booking_id, supply),
  constraint invoice_gapless unique (series, financial_year, sequence),
  constraint invoice_number_once unique (invoice_number),
  foreign key (series, financial_year) references invoice_series (series, financial_year)
);
comment on table invoice is 'An invoice as it was issued. The paper is rendered from it each time and is the same each time.';
comment on column invoice.invoice_id is 'UUID v7.';
comment on column invoice.booking_id is 'What is invoiced.';
comment on column invoice.buyer_id is 'The recipient; may see it.';
comment on column invoice.organisation_id is 'The partner who did the work; may see it.';
comment on column invoice.supply is 'service: the work. platform_fee: the platform''s own fee, where another supplier did the work.';
comment on column invoice.series is 'The supplier''s series.';
comment on column invoice.financial_year is 'April to March, e.g. 2627.';
comment on column invoice.sequence is 'From 1, without gaps within series and financial year.';
comment on column invoice.invoice_number is 'As printed; at most 16 characters (CGST Rule 46(b)).';
comment on column invoice.total_paise is 'What the recipient pays, in paise.';
comment on column invoice.frozen is 'Everything that stands on the paper.';
comment on column invoice.issued_at is 'Date of the invoice.';
create index invoice_organisation on invoice (organisation_id, issued_at desc, invoice_id desc);
create trigger invoice_append_only before update or delete on invoice for each row execute function refuse_change();

insert into setting (key, valid_from, value, why) values
  ('invoice.platform', '2020-01-01T00:00:00Z',
   '{"legalName": "Nukkad Home Services Private Limited", "address": "2nd Floor, 100 Feet Road, Indiranagar, Bengaluru, Karnataka 560038", "gstin": "29AANCN4821Q1ZM", "stateCode": "29", "series": "NK", "feeSac": "998599"}',
   'The operator''s own particulars (CGST Rule 46(a)); an operator enters its own before it trades');
