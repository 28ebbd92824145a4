-- Legal pages as editions of public content, and the versions that people agree to.

alter table piece drop constraint piece_kind_check, drop constraint piece_place_check;
alter table piece add constraint piece_kind_check check (kind in ('banner', 'section', 'category', 'legal')),
  add constraint piece_place_check check (place in ('home', 'services', 'jobs', 'network', 'terms', 'policy', 'refunds')),
  add constraint piece_legal_place check ((kind = 'legal') = (place in ('terms', 'policy', 'refunds')));
create unique index piece_one_legal on piece (place) where status = 'published' and kind = 'legal';

create table piece_legal (
  piece_id uuid primary key references piece on delete cascade,
  body_en text not null check (length(body_en) <= 40000),
  body_hi text not null check (length(body_hi) <= 40000),
  change_en text not null check (length(change_en) <= 300),
  change_hi text not null check (length(change_hi) <= 300),
  must_agree boolean not null,
  agree_after_days int not null check (agree_after_days between 0 and 90)
);
comment on table piece_legal is 'What an edition of a legal page has besides its title and lead, which are in piece.';
comment on column piece_legal.piece_id is 'The edition.';
comment on column piece_legal.body_en is 'Headings, paragraphs and lines of lists as text, with names of figures in braces.';
comment on column piece_legal.body_hi is 'The same in Hindi.';
comment on column piece_legal.change_en is 'What changed, in a sentence that people read.';
comment on column piece_legal.change_hi is 'The same in Hindi.';
comment on column piece_legal.must_agree is 'Whether people must agree again.';
comment on column piece_legal.agree_after_days is 'How many days after the publication they must have agreed.';

create table terms_version (
  page text not null check (page in ('terms', 'policy', 'refunds')),
  number int not null check (number > 1),
  piece_id uuid not null unique,
  in_force_at timestamptz not null,
  must_agree boolean not null,
  agree_from timestamptz,
  change_en text not null,
  change_hi text not null,
  primary key (page, number),
  constraint terms_version_agreed_from check (must_agree = (agree_from is not null))
);
comment on table terms_version is 'Published versions of the legal pages. Version 1 is the one that came with the product and has no row.';
comment on column terms_version.page is 'Which page.';
comment on column terms_version.number is 'From 2.';
comment on column terms_version.piece_id is 'The edition with its words. No foreign key: consents outlast it.';
comment on column terms_version.in_force_at is 'When it was published.';
comment on column terms_version.must_agree is 'Whether who agreed to an earlier one must agree again.';
comment on column terms_version.agree_from is 'From when no new orders are placed without agreeing; null: nobody is asked.';
comment on column terms_version.change_en is 'What changed, in a sentence.';
comment on column terms_version.change_hi is 'The same in Hindi.';
create trigger terms_version_append_only before update or delete on terms_version for each row execute function refuse_change();

alter table consent_record drop constraint consent_record_purpose_check;
alter table consent_record add constraint consent_record_purpose_check
  check (purpose in ('analytics', 'offers', 'terms', 'policy', 'refunds'));
comment on column consent_record.notice_version is 'The notice that stood on the screen; of a legal page its version.';

-- The one answer to "has agreed to the current terms": from when this person may place no new orders; null: agreed, or nothing to agree to.
create function terms_due_from(person uuid) returns timestamptz language sql stable as $$
  select min(v.agree_from) from terms_version v
  where v.must_agree
    -- Who joins agrees to what is in force at that moment: the screen of the login says so.
    and v.in_force_at > (select u.created_at from user_account u where u.user_id = person)
    and not exists (select from consent_record c
    where c.user_id = person and c.purpose = v.page and c.given
      and case when c.purpose in ('terms', 'policy', 'refunds') then c.notice_version::int >= v.number end)
$$;
