-- One table for every link by which something opens without signing in; before, five domains kept one each.

create table share (
  share_id uuid primary key,
  subject text not null check (subject in ('document', 'invoice', 'estimate', 'paper', 'letter')),
  subject_id uuid not null,
  shared_by uuid not null references user_account,
  made_as text check (made_as in ('Buyer', 'Service Partner', 'Jobseeker', 'subUser')),
  organisation_id uuid references organisation,
  is_own boolean not null,
  is_sent boolean not null,
  for_user_id uuid references user_account,
  password_hash text,
  allows text not null check (allows in ('download', 'view')),
  most_openings int check (most_openings between 1 and 1000),
  created_at timestamptz not null,
  ends_set_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_count int not null default 0 check (opened_count >= 0),
  last_opened_at timestamptz,
  wrong_tries int not null default 0 check (wrong_tries >= 0),
  last_wrong_at timestamptz,
  asked_name text check (length(asked_name) between 1 and 80),
  asked_at timestamptz,
  constraint share_ends check (expires_at > ends_set_at and expires_at <= ends_set_at + interval '90 days'),
  constraint share_side check (is_own or organisation_id is not null),
  constraint share_asked check ((asked_name is null) = (asked_at is null))
);
create index share_of_subject on share (subject, subject_id, share_id desc);
create index share_of_person on share (shared_by);
create index share_of_organisation on share (organisation_id);
create index share_for_person on share (for_user_id);
create index share_by_end on share (expires_at);
comment on table share is 'A link by which anyone who has it opens one thing, until it ends.';
comment on column share.share_id is 'UUID v7; the link carries it with our signature, so no code is stored.';
comment on column share.subject is 'What kind of thing it opens.';
comment on column share.subject_id is 'Which: a document, the booking of an invoice, a version of a quote, a document issued to a party, a letter.';
comment on column share.shared_by is 'Who made it, or sent it.';
comment on column share.made_as is 'In which role, so that their permission is asked again each time it opens; null: in none.';
comment on column share.organisation_id is 'For which business they acted; null: for none.';
comment on column share.is_own is 'The maker alone sees and turns it off; false: everyone of the business who may share the thing.';
comment on column share.is_sent is 'Sent by a business to whom the thing is for; it outlasts the membership of who sent it.';
comment on column share.for_user_id is 'To whom it was sent, where they have an account; null: it was not, or they have none.';
comment on column share.password_hash is 'argon2id of the password that its reader needs; null: none.';
comment on column share.allows is 'download: the file itself; view: pages that carry the name of the reader.';
comment on column share.most_openings is 'How often it opens; null: any number.';
comment on column share.created_at is 'When it was made.';
comment on column share.ends_set_at is 'When its end was set last.';
comment on column share.expires_at is 'When it ends, at most 90 days after that.';
comment on column share.revoked_at is 'When it was turned off; null: it was not.';
comment on column share.opened_count is 'How often the thing was opened by it.';
comment on column share.last_opened_at is 'When it was last opened by it; null: never.';
comment on column share.wrong_tries is 'Wrong passwords since the last right one, or since the last pause.';
comment on column share.last_wrong_at is 'When the last wrong password was tried; null: never.';
comment on column share.asked_name is 'Who asks for access again, as they gave their name; null: no one does.';
comment on column share.asked_at is 'When they asked.';

create table share_opening (
  opening_id uuid primary key,
  share_id uuid not null references share on delete cascade,
  opened_at timestamptz not null,
  allows text not null check (allows in ('download', 'view')),
  viewer_name text check (length(viewer_name) between 1 and 80)
);
create index share_opening_of_share on share_opening (share_id, opening_id desc);
comment on table share_opening is 'Each time that a link was opened, the last 200 of a link. Without an IP address.';
comment on column share_opening.opening_id is 'UUID v7; the address of the file carries it, so that one opening counts once.';
comment on column share_opening.share_id is 'By which link.';
comment on column share_opening.opened_at is 'When.';
comment on column share_opening.allows is 'Whether the file was handed out or its pages were shown.';
comment on column share_opening.viewer_name is 'The name that the reader gave; null: it was not asked.';

insert into share (share_id, subject, subject_id, shared_by, is_own, is_sent, password_hash, allows, created_at, ends_set_at,
    expires_at, revoked_at, opened_count, last_opened_at, wrong_tries, last_wrong_at)
  select share_id, 'document', document_id, user_id, true, false, password_hash, 'download', created_at, created_at,
    expires_at, revoked_at, opened_count, last_opened_at, wrong_tries, last_wrong_at
  from document_share;

insert into share (share_id, subject, subject_id, shared_by, made_as, organisation_id, is_own, is_sent, allows, created_at,
    ends_set_at, expires_at, revoked_at, opened_count, last_opened_at)
  select s.share_id, 'invoice', s.booking_id, s.shared_by,
    case when s.shared_by = b.buyer_id then 'Buyer' else coalesce(r.role, 'subUser') end,
    case when s.shared_by = b.buyer_id then null else b.organisation_id end, s.shared_by = b.buyer_id, false, 'download',
    s.created_at, s.created_at, least(s.expires_at, s.created_at + interval '90 days'), s.revoked_at, s.opened_count,
    s.last_opened_at
  from invoice_share s join booking b using (booking_id)
    left join user_role r on r.user_id = s.shared_by and r.organisation_id = b.organisation_id and r.role = 'Service Partner'
  where s.shared_by = b.buyer_id or b.organisation_id is not null;

insert into share (share_id, subject, subject_id, shared_by, made_as, organisation_id, is_own, is_sent, allows, created_at,
    ends_set_at, expires_at)
  select s.share_id, 'estimate', s.quote_id, s.shared_by, coalesce(r.role, 'Buyer'), r.organisation_id, r.role is null, false,
    'download', s.created_at, s.created_at, least(s.expires_at, s.created_at + interval '90 days')
  from quote_share s join quote q using (quote_id)
    left join lateral (select role, organisation_id from user_role where user_id = s.shared_by
      and organisation_id = q.organisation_id and role in ('Service Partner', 'subUser') order by role limit 1) r on true;

insert into share (share_id, subject, subject_id, shared_by, made_as, organisation_id, is_own, is_sent, allows, created_at,
    ends_set_at, expires_at)
  select s.share_id, 'paper', s.paper_id, s.shared_by, coalesce(r.role, 'subUser'), p.organisation_id, false,
    exists (select from party_paper_mail m where m.share_id = s.share_id), 'download', s.created_at, s.created_at, s.expires_at
  from party_paper_share s join party_paper p using (paper_id)
    left join user_role r on r.user_id = s.shared_by and r.organisation_id = p.organisation_id and r.role = 'Service Partner';

insert into share (share_id, subject, subject_id, shared_by, organisation_id, is_own, is_sent, for_user_id, allows, created_at,
    ends_set_at, expires_at, revoked_at, opened_count, last_opened_at)
  select s.share_id, 'letter', s.letter_id, l.issued_by, l.organisation_id, false, true, s.user_id, 'download', s.created_at,
    s.created_at, s.expires_at, s.revoked_at, s.opened_count, s.last_opened_at
  from employment_letter_share s join employment_letter l using (letter_id);

alter table party_paper_mail drop constraint party_paper_mail_share_id_fkey;
alter table party_paper_mail alter column share_id drop not null;
alter table party_paper_mail add foreign key (share_id) references share on delete set null;
comment on column party_paper_mail.share_id is 'The link in the mail; null: it ended long ago.';

drop table document_share;
drop table invoice_share;
drop table quote_share;
drop table party_paper_share;
drop table employment_letter_share;
