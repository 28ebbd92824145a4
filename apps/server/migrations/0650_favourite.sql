-- Favourites: the partners that a person likes.

create table favourite (
  user_id uuid not null references user_account,
  organisation_id uuid not null references organisation,
  created_at timestamptz not null,
  primary key (user_id, organisation_id)
);
comment on table favourite is 'A person likes a partner, and finds it again.';
comment on column favourite.user_id is 'The person.';
comment on column favourite.organisation_id is 'The partner.';
comment on column favourite.created_at is 'When the person marked it.';
create index favourite_newest on favourite (user_id, created_at desc, organisation_id desc);
