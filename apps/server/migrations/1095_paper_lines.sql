-- Documents for parties hold several lines, and are sent by mail. Decision 0257.

-- What was issued before had one line; it says the same in the form of today.
alter table party_paper disable trigger party_paper_append_only;
update party_paper set frozen = (frozen - 'itemCode' - 'percent') || case
  when kind = 'receipt' then jsonb_build_object('lines', '[]'::jsonb, 'rates', '[]'::jsonb)
  else jsonb_build_object(
    'lines', jsonb_build_array(jsonb_build_object(
      'description', frozen -> 'description',
      'itemCode', frozen -> 'itemCode',
      'quantity', null,
      'unit', '',
      'rate', null,
      'percent', frozen -> 'percent',
      'taxable', frozen -> 'taxable',
      'tax', (frozen ->> 'total')::bigint - (frozen ->> 'taxable')::bigint,
      'total', frozen -> 'total',
      'lineAt', case when kind = 'credit_note' then 0 end
    )),
    'rates', jsonb_build_array(jsonb_build_object(
      'percent', frozen -> 'percent',
      'taxable', frozen -> 'taxable',
      'cgst', frozen -> 'cgst',
      'sgst', frozen -> 'sgst',
      'igst', frozen -> 'igst'
    ))
  )
end
where not frozen ? 'lines';
alter table party_paper enable trigger party_paper_append_only;

create table party_paper_mail (
  mail_id uuid primary key,
  paper_id uuid not null references party_paper,
  share_id uuid not null references party_paper_share,
  email text not null check (email <> ''),
  lang text not null check (lang in ('en', 'hi')),
  sent_by uuid not null references user_account,
  sent_at timestamptz not null
);
create index party_paper_mail_of_paper on party_paper_mail (paper_id, sent_at desc, mail_id desc);
create index party_paper_mail_of_share on party_paper_mail (share_id);
create index party_paper_mail_of_person on party_paper_mail (sent_by);
comment on table party_paper_mail is 'A paper that was sent to its party by mail, with a link that opens it.';
comment on column party_paper_mail.mail_id is 'UUID v7.';
comment on column party_paper_mail.paper_id is 'What was sent.';
comment on column party_paper_mail.share_id is 'The link in the mail.';
comment on column party_paper_mail.email is 'Where it went.';
comment on column party_paper_mail.lang is 'The language of the mail: en or hi.';
comment on column party_paper_mail.sent_by is 'Account of who sent it.';
comment on column party_paper_mail.sent_at is 'When it was handed over to be sent.';
