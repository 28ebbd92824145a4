-- How often people write contact details where they are hidden, for the staff who look after them.

create table contact_try (
  user_id uuid not null references user_account,
  day date not null,
  place text not null check (place in ('message', 'file', 'review')),
  tries int not null check (tries > 0),
  last_at timestamptz not null,
  primary key (user_id, day, place)
);
comment on table contact_try is 'Contact details that were hidden or refused, counted by person and day; the words are not kept here.';
comment on column contact_try.user_id is 'Who wrote them.';
comment on column contact_try.day is 'On which day in Asia/Kolkata.';
comment on column contact_try.place is 'Where: a message, a file of one, a review or the answer to one.';
comment on column contact_try.tries is 'How often on this day.';
comment on column contact_try.last_at is 'When the last time was.';
