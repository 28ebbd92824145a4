-- The logo of a business, for its papers, and the one that a paper was issued with.

create table organisation_logo (
  logo_id uuid primary key,
  organisation_id uuid not null references organisation,
  storage_key text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  added_at timestamptz not null,
  is_issued boolean not null default false,
  ended_at timestamptz,
  constraint organisation_logo_kept check (ended_at is null or is_issued)
);
create unique index organisation_logo_current on organisation_logo (organisation_id) where ended_at is null;
create index organisation_logo_of_organisation on organisation_logo (organisation_id, logo_id);
comment on table organisation_logo is 'The logo that a business puts on its papers. One that was replaced stays only while an issued paper carries it.';
comment on column organisation_logo.logo_id is 'UUID v7.';
comment on column organisation_logo.organisation_id is 'Whose it is.';
comment on column organisation_logo.storage_key is 'Where the picture lies: a PNG without transparency, drawn anew from what was sent.';
comment on column organisation_logo.width is 'Pixels.';
comment on column organisation_logo.height is 'Pixels.';
comment on column organisation_logo.digest is 'SHA-256 of the picture, in hexadecimal: a file that has become another one is not drawn.';
comment on column organisation_logo.added_at is 'When it was received.';
comment on column organisation_logo.is_issued is 'A paper with a number carries it, so it stays as long as that paper.';
comment on column organisation_logo.ended_at is 'When it was replaced or removed; null: it is the logo now.';

alter table party_paper add column logo_id uuid references organisation_logo;
create index party_paper_of_logo on party_paper (logo_id) where logo_id is not null;
comment on column party_paper.logo_id is 'The logo that the business had when it was issued; null: none.';
