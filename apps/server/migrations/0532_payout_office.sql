-- The back office holds and releases earnings, and lists them.

alter table earning add column held_by uuid references user_account;
comment on column earning.held_by is 'The Admin who holds it; null where nobody or a dispute does.';
alter table earning add constraint earning_held_by_staff check (held_by is null or state = 'On Hold');
create index earning_newest on earning (earned_at, earning_id);
create index earning_held_by on earning (held_by) where held_by is not null;
