-- An issued invoice is shared by a link that expires and can be taken back.

create table invoice_share (
  share_id uuid primary key,
  booking_id uuid not null references booking,
  shared_by uuid not null references user_account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
comment on table invoice_share is 'A link to the invoice of a booking. Its code is signed with our secret and not kept.';
comment on column invoice_share.share_id is 'UUID v7; part of the code.';
comment on column invoice_share.booking_id is 'Whose invoice it shows.';
comment on column invoice_share.shared_by is 'Who shared it: the customer, or a person of the organisation that did the work.';
comment on column invoice_share.created_at is 'When it was shared.';
comment on column invoice_share.expires_at is 'Until when it opens.';
comment on column invoice_share.revoked_at is 'When it was taken back; null: it was not.';
create index invoice_share_of_booking on invoice_share (booking_id) where revoked_at is null;

insert into setting (key, valid_from, value, why) values
  ('invoice.share', '2020-01-01T00:00:00Z', '{"days": 7}', 'Our own default: a shared link opens for a week.');
