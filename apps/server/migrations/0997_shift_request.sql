-- What people ask for in a roster: an open shift, or a swap with a colleague.

create table shift_request (
  request_id uuid primary key,
  organisation_id uuid not null references organisation,
  staff_id uuid not null,
  shift_id uuid not null,
  other_staff_id uuid,
  other_shift_id uuid,
  note text not null default '' check (length(note) <= 300),
  status text not null
    check (status in ('proposed', 'pending', 'approved', 'rejected', 'declined', 'Cancelled', 'expired')),
  decision_note text not null default '' check (length(decision_note) <= 300),
  decided_by uuid references user_account,
  decided_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint shift_request_swap check ((other_staff_id is null) = (other_shift_id is null)),
  constraint shift_request_two check (other_staff_id <> staff_id),
  constraint shift_request_open check ((status in ('proposed', 'pending')) = (decided_at is null)),
  constraint shift_request_member foreign key (staff_id, organisation_id)
    references staff_member (staff_id, organisation_id),
  constraint shift_request_colleague foreign key (other_staff_id, organisation_id)
    references staff_member (staff_id, organisation_id),
  constraint shift_request_shift foreign key (shift_id, organisation_id)
    references roster_shift (shift_id, organisation_id),
  constraint shift_request_other_shift foreign key (other_shift_id, organisation_id)
    references roster_shift (shift_id, organisation_id)
);
create unique index shift_request_once on shift_request (staff_id, shift_id) where decided_at is null;
create index shift_request_by_organisation on shift_request (organisation_id, created_at desc, request_id desc);
create index shift_request_by_staff on shift_request (staff_id, created_at desc, request_id desc);
create index shift_request_by_colleague on shift_request (other_staff_id, created_at desc, request_id desc)
  where other_staff_id is not null;
create index shift_request_by_shift on shift_request (shift_id);
create index shift_request_by_other_shift on shift_request (other_shift_id) where other_shift_id is not null;
create index shift_request_by_decider on shift_request (decided_by) where decided_by is not null;
create index shift_request_waiting on shift_request (created_at) where decided_at is null;
comment on table shift_request is 'Someone asks for an open shift, or to swap a shift with a colleague.';
comment on column shift_request.request_id is 'UUID v7.';
comment on column shift_request.organisation_id is 'Whose roster it is.';
comment on column shift_request.staff_id is 'Who asked.';
comment on column shift_request.shift_id is 'The open shift, or that of who asked.';
comment on column shift_request.other_staff_id is 'The colleague of a swap; null: an open shift is asked for.';
comment on column shift_request.other_shift_id is 'The shift of the colleague; null: an open shift is asked for.';
comment on column shift_request.note is 'In the words of who asked; personal; empty: none.';
comment on column shift_request.status is 'State of shiftRequestLifecycle.';
comment on column shift_request.decision_note is 'Of who decided; empty: none.';
comment on column shift_request.decided_by is 'Who answered it last; null: no one, or the machine.';
comment on column shift_request.decided_at is 'When it was answered for good; null: not yet.';
comment on column shift_request.created_at is 'When it was asked.';
comment on column shift_request.version is 'Counts its moves.';
