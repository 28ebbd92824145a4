-- Pictures of past work that a partner shows on its page.

create table portfolio_photo (
  photo_id uuid primary key,
  organisation_id uuid not null references organisation,
  city_code text not null,
  storage_key text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  caption text not null default '' check (length(caption) <= 120),
  added_by uuid not null references user_account,
  added_at timestamptz not null,
  hidden_at timestamptz,
  hidden_reason text not null default '' check (length(hidden_reason) <= 500),
  constraint portfolio_photo_hidden check ((hidden_reason <> '') = (hidden_at is not null))
);
comment on table portfolio_photo is 'Pictures of past work that a partner shows on its page; anyone reads those that are not hidden.';
comment on column portfolio_photo.photo_id is 'UUID v7.';
comment on column portfolio_photo.organisation_id is 'The partner that did the work.';
comment on column portfolio_photo.city_code is 'City of the partner; the key it would be distributed by.';
comment on column portfolio_photo.storage_key is 'Where the re-encoded picture lies.';
comment on column portfolio_photo.width is 'Pixels.';
comment on column portfolio_photo.height is 'Pixels.';
comment on column portfolio_photo.caption is 'What is seen, in the words of the partner; empty: nothing was written.';
comment on column portfolio_photo.added_by is 'Who of the partner added it.';
comment on column portfolio_photo.added_at is 'When it was received.';
comment on column portfolio_photo.hidden_at is 'When an Admin hid it; null: anyone sees it.';
comment on column portfolio_photo.hidden_reason is 'Why an Admin hid it, as the partner reads it; empty: it is not hidden.';
create index portfolio_photo_of_partner on portfolio_photo (organisation_id, added_at desc, photo_id);
create index portfolio_photo_by on portfolio_photo (added_by);
