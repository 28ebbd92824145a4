-- Admins edit the dictionary, and it begins with the labels that the specification misspells on the wire.

alter table dictionary_word
  add column changed_by uuid,
  add column changed_at timestamptz,
  add constraint dictionary_word_filled check (value <> '');
comment on column dictionary_word.changed_by is 'The Admin who wrote it; null: it came with the product. No foreign key: reference data stays when a demo city is made anew.';
comment on column dictionary_word.changed_at is 'When; null: it came with the product.';

insert into dictionary_word (lang, key, value) values
  ('en', 'status.Forwaded', 'Forwarded'),
  ('en', 'status.Qoutation Sent', 'Quotation sent'),
  ('en', 'status.Inprogress', 'In progress'),
  ('hi', 'status.Forwaded', 'आगे भेजा गया'),
  ('hi', 'status.Qoutation Sent', 'कोटेशन भेजा'),
  ('hi', 'status.Inprogress', 'काम जारी')
on conflict do nothing;
