-- A person likes a professional who came, and may ask for that person again.

create table favourite_professional (
  user_id uuid not null references user_account,
  staff_id uuid not null references staff_member,
  created_at timestamptz not null,
  primary key (user_id, staff_id)
);
comment on table favourite_professional is 'A person likes a professional who finished a visit to them.';
comment on column favourite_professional.user_id is 'The person.';
comment on column favourite_professional.staff_id is 'The professional.';
comment on column favourite_professional.created_at is 'When the person marked it.';
create index favourite_professional_newest on favourite_professional (user_id, created_at desc, staff_id desc);

alter table booking add column asked_staff_id uuid references staff_member;
comment on column booking.asked_staff_id is 'The professional that the customer asked for when booking; null: any. Whoever assigns sees it.';
