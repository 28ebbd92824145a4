-- Photos and documents of requests for quotations and of quotes.

create table quotation_file (
  file_id uuid primary key,
  user_id uuid references user_account,
  organisation_id uuid references organisation,
  rfq_id uuid references rfq,
  lead_id uuid references lead,
  storage_key text not null unique,
  file_name text not null check (length(file_name) between 1 and 120),
  media_type text not null check (media_type in ('application/pdf', 'image/webp')),
  bytes int not null check (bytes > 0),
  uploaded_at timestamptz not null,
  constraint quotation_file_of_partner check ((organisation_id is null) = (lead_id is null)),
  constraint quotation_file_one_side check (rfq_id is null or lead_id is null)
);
comment on table quotation_file is 'Photos and documents of a request, or of the quotes for a lead; opened and written anew by us before they are kept.';
comment on column quotation_file.file_id is 'UUID v7.';
comment on column quotation_file.user_id is 'Who added it; null: the account was erased.';
comment on column quotation_file.organisation_id is 'The partner that added it; null: the customer did.';
comment on column quotation_file.rfq_id is 'The request of the customer that it belongs to; null: not sent yet, or of a partner.';
comment on column quotation_file.lead_id is 'The lead that its partner added it for; null: of a customer. The customer sees it with a version that names it.';
comment on column quotation_file.storage_key is 'Where the file lies.';
comment on column quotation_file.file_name is 'As it was called where it came from; for showing only.';
comment on column quotation_file.media_type is 'What it is, as we wrote it.';
comment on column quotation_file.bytes is 'Its size.';
comment on column quotation_file.uploaded_at is 'When it came.';
create index quotation_file_of_rfq on quotation_file (rfq_id) where rfq_id is not null;
create index quotation_file_of_lead on quotation_file (lead_id) where lead_id is not null;
create index quotation_file_unsent on quotation_file (uploaded_at) where rfq_id is null and lead_id is null;
create index quotation_file_by_user on quotation_file (user_id, uploaded_at);
