-- Who looked at whose page, once a day, so that its owner may know.

alter table network_member add column shows_visits boolean not null default true;
comment on column network_member.shows_visits is 'Others read that it looked at their page, and it reads who looked at its own; one without the other there is not.';

create table network_visit (
  member_id uuid not null references network_member on delete cascade,
  visitor_id uuid not null references network_member on delete cascade,
  day date not null,
  at timestamptz not null,
  primary key (member_id, visitor_id, day),
  constraint network_visit_other check (member_id <> visitor_id)
);
create index network_visit_of_member on network_visit (member_id, at desc);
create index network_visit_by_visitor on network_visit (visitor_id, at desc);
create index network_visit_old on network_visit (at);
comment on table network_visit is 'A member that looked at the page of another one, or a business at a job profile; kept for 90 days.';
comment on column network_visit.member_id is 'Whose page it is.';
comment on column network_visit.visitor_id is 'Who looked.';
comment on column network_visit.day is 'In India; a second look on the same day is none.';
comment on column network_visit.at is 'The first look of the day.';
