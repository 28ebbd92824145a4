-- Letters that a business issues to people who leave it, and the links by which those open them who have no access any more.

create table employment_letter (
  letter_id uuid primary key,
  organisation_id uuid not null references organisation,
  leaving_id uuid not null references leaving,
  staff_id uuid not null,
  user_id uuid not null references user_account,
  kind text not null check (kind in ('relieving', 'experience')),
  version_number int not null check (version_number > 0),
  lang text not null check (lang in ('en', 'hi')),
  company_name text not null,
  full_name text not null,
  designation text not null,
  department text not null,
  joined_on date not null,
  last_day_on date not null,
  salary_due text not null check (salary_due in ('paid', 'open', 'none')),
  advances_due_paise bigint not null check (advances_due_paise >= 0),
  expenses_due_paise bigint not null check (expenses_due_paise >= 0),
  place text not null check (length(place) between 1 and 60),
  signatory_name text not null check (length(signatory_name) between 1 and 80),
  signatory_title text not null check (length(signatory_title) <= 60),
  issued_by uuid not null references user_account,
  issued_at timestamptz not null,
  constraint employment_letter_member foreign key (staff_id, organisation_id) references staff_member (staff_id, organisation_id),
  constraint employment_letter_version unique (leaving_id, kind, version_number)
);
create index employment_letter_of_staff on employment_letter (organisation_id, staff_id, letter_id desc);
create index employment_letter_by_issuer on employment_letter (organisation_id, issued_by, letter_id desc);
create index employment_letter_of_member on employment_letter (staff_id, organisation_id);
create index employment_letter_of_user on employment_letter (user_id);
create index employment_letter_issuer on employment_letter (issued_by);
comment on table employment_letter is 'A relieving or experience letter as it was issued: what it says is kept, so that the same letter is the same paper each time. A new one is a new version.';
comment on column employment_letter.letter_id is 'UUID v7.';
comment on column employment_letter.organisation_id is 'Which business issued it.';
comment on column employment_letter.leaving_id is 'With which leaving.';
comment on column employment_letter.staff_id is 'Whom it is about.';
comment on column employment_letter.user_id is 'The account of that person.';
comment on column employment_letter.kind is 'relieving: duties end, and what is still due. experience: what they did, from when to when.';
comment on column employment_letter.version_number is 'Counts the letters of this kind of one leaving; the highest counts.';
comment on column employment_letter.lang is 'Language of the letter.';
comment on column employment_letter.company_name is 'Name of the business on that day.';
comment on column employment_letter.full_name is 'Name of the person on that day.';
comment on column employment_letter.designation is 'Their designation; empty: none.';
comment on column employment_letter.department is 'Their department; empty: none.';
comment on column employment_letter.joined_on is 'First day of work.';
comment on column employment_letter.last_day_on is 'Last day of work.';
comment on column employment_letter.salary_due is 'The last salary on that day: paid, open, or none is kept here.';
comment on column employment_letter.advances_due_paise is 'Advances that were not settled on that day, in paise.';
comment on column employment_letter.expenses_due_paise is 'Approved expenses that were not paid on that day, in paise.';
comment on column employment_letter.place is 'Where it was signed.';
comment on column employment_letter.signatory_name is 'Who signs.';
comment on column employment_letter.signatory_title is 'As what they sign; empty: not said.';
comment on column employment_letter.issued_by is 'Account of who issued it.';
comment on column employment_letter.issued_at is 'When; the date on the paper is this day in Asia/Kolkata.';

create table employment_letter_share (
  share_id uuid primary key,
  letter_id uuid not null references employment_letter,
  user_id uuid not null references user_account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_count int not null default 0 check (opened_count >= 0),
  last_opened_at timestamptz,
  constraint employment_letter_share_ends check (expires_at > created_at and expires_at <= created_at + interval '90 days')
);
create unique index employment_letter_share_one on employment_letter_share (letter_id) where revoked_at is null;
create index employment_letter_share_of_letter on employment_letter_share (letter_id, share_id desc);
create index employment_letter_share_of_user on employment_letter_share (user_id);
comment on table employment_letter_share is 'A link by which who has left opens a letter, until it ends. One of a letter is on at a time.';
comment on column employment_letter_share.share_id is 'UUID v7; the link carries it with our signature, so no code is stored.';
comment on column employment_letter_share.letter_id is 'What it opens.';
comment on column employment_letter_share.user_id is 'To whom it was sent: whom the letter is about.';
comment on column employment_letter_share.created_at is 'When it was sent.';
comment on column employment_letter_share.expires_at is 'When it ends, at most 90 days later.';
comment on column employment_letter_share.revoked_at is 'When it was turned off, or another was sent in its place; null: it was not.';
comment on column employment_letter_share.opened_count is 'How often the letter was opened by it.';
comment on column employment_letter_share.last_opened_at is 'When it was last opened by it; null: never.';
