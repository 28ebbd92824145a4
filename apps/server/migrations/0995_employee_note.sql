-- What people note of their day at work.

create table employee_note (
  note_id uuid primary key,
  staff_id uuid not null,
  organisation_id uuid not null,
  on_day date not null,
  words text not null check (length(words) between 1 and 2000),
  is_shared boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint employee_note_member foreign key (staff_id, organisation_id) references staff_member (staff_id, organisation_id)
);
create index employee_note_of_day on employee_note (staff_id, on_day desc, note_id desc);
create index employee_note_by_organisation on employee_note (organisation_id);
comment on table employee_note is 'A note of an employee on a day; private, unless it is shared with the managers.';
comment on column employee_note.note_id is 'UUID v7.';
comment on column employee_note.staff_id is 'Who wrote it.';
comment on column employee_note.organisation_id is 'Where they work.';
comment on column employee_note.on_day is 'The day that it is about, Asia/Kolkata.';
comment on column employee_note.words is 'The note.';
comment on column employee_note.is_shared is 'The managers of who wrote it may read it.';
comment on column employee_note.created_at is 'When it was written.';
comment on column employee_note.updated_at is 'When it last changed.';
comment on column employee_note.version is 'Counts its changes.';
