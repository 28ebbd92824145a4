-- What people searched for and found nothing, for operators; nothing of who searched.

create table search_miss (
  day date not null,
  words text not null check (length(words) between 2 and 80),
  asked_by text not null check (asked_by in ('Visitor', 'Buyer', 'Service Partner', 'Jobseeker', 'subUser', 'Admin')),
  times int not null check (times > 0),
  primary key (day, words, asked_by)
);
comment on table search_miss is 'Searches that found nothing, counted by day, words and role; kept 90 days.';
comment on column search_miss.day is 'In Asia/Kolkata.';
comment on column search_miss.words is 'In small letters, without numbers and addresses.';
comment on column search_miss.asked_by is 'The role of who searched, or Visitor.';
comment on column search_miss.times is 'How often.';
