-- What Admins change in the catalogue, so that a newer catalogue file does not undo it.

create table catalogue_edit (
  kind text not null check (kind in ('category', 'service')),
  id text not null,
  version int not null check (version > 0),
  fields jsonb not null,
  edited_by uuid not null references user_account,
  edited_at timestamptz not null,
  primary key (kind, id)
);
comment on table catalogue_edit is 'The fields of a category or a service as an Admin set them; they stand over the catalogue files.';
comment on column catalogue_edit.kind is 'category or service.';
comment on column catalogue_edit.id is 'Its stable key.';
comment on column catalogue_edit.version is 'How often it was edited; two Admins cannot overwrite each other unseen.';
comment on column catalogue_edit.fields is 'The edited columns by their names, and is_switched_off.';
comment on column catalogue_edit.edited_by is 'The Admin of the newest edit.';
comment on column catalogue_edit.edited_at is 'When.';

alter table category
  add column is_switched_off boolean not null default false;
comment on column category.is_switched_off is 'An Admin took the whole category out of the shop.';
alter table service
  add column is_switched_off boolean not null default false,
  add column is_in_files boolean not null default true;
update service set is_in_files = is_active;
comment on column service.is_in_files is 'The catalogue files hold it; false: kept for bookings that name it.';
comment on column service.is_active is 'What counts: in the files, not switched off, and its category neither.';
comment on column service.is_switched_off is 'An Admin took it out of the shop.';
