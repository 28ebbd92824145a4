-- Reviews of finished visits: both sides write, and neither reads the other's before both have written or the time is over.

create table review_window (
  booking_id uuid primary key references booking,
  booking_number text not null,
  buyer_id uuid not null references user_account,
  organisation_id uuid not null references organisation,
  staff_id uuid references staff_member,
  service_id text not null references service,
  city_code text not null,
  completed_at timestamptz not null,
  write_before timestamptz not null,
  customer_wrote_at timestamptz,
  partner_wrote_at timestamptz,
  constraint review_window_period check (write_before > completed_at)
);
comment on table review_window is 'A finished visit that its customer and its partner may review, and until when.';
comment on column review_window.booking_id is 'The visit.';
comment on column review_window.booking_number is 'Its number, for messages and lists.';
comment on column review_window.buyer_id is 'The customer.';
comment on column review_window.organisation_id is 'The partner that did the work.';
comment on column review_window.staff_id is 'The professional who came; null: the partner did not assign one.';
comment on column review_window.service_id is 'The first booked service: what the review counts for.';
comment on column review_window.city_code is 'City of the booking; the key it would be distributed by.';
comment on column review_window.completed_at is 'When the work was done.';
comment on column review_window.write_before is 'The end of the blind time, by the dated rules of the day of completion; nothing is written from then on.';
comment on column review_window.customer_wrote_at is 'When the customer first wrote; null: not yet.';
comment on column review_window.partner_wrote_at is 'When the partner first wrote; null: not yet.';
create index review_window_customer on review_window (buyer_id, completed_at desc, booking_id desc) where customer_wrote_at is null;
create index review_window_partner on review_window (organisation_id, completed_at desc, booking_id desc) where partner_wrote_at is null;
create index review_window_staff on review_window (staff_id, completed_at desc, booking_id desc) where partner_wrote_at is null;

create table review (
  review_id uuid primary key,
  booking_id uuid not null references review_window,
  city_code text not null,
  side text not null check (side in ('customer', 'partner')),
  author_id uuid not null references user_account,
  buyer_id uuid not null references user_account,
  organisation_id uuid not null references organisation,
  staff_id uuid references staff_member,
  service_id text not null references service,
  stars int not null check (stars between 1 and 5),
  tags text[] not null default '{}',
  words text not null default '' check (length(words) <= 1000),
  shown_name text not null default '' check (length(shown_name) <= 80),
  status text not null check (status in ('Written', 'Shown', 'Hidden')),
  show_at timestamptz not null,
  shown_at timestamptz,
  reply text not null default '' check (length(reply) <= 1000),
  replied_at timestamptz,
  hidden_reason text not null default '',
  reported_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint review_once unique (booking_id, side),
  constraint review_shown check ((status = 'Written') = (shown_at is null)),
  constraint review_replied check ((reply <> '') = (replied_at is not null)),
  constraint review_hidden check ((status = 'Hidden') = (hidden_reason <> ''))
);
comment on table review is 'What one side of a finished visit says of the other.';
comment on column review.review_id is 'UUID v7.';
comment on column review.booking_id is 'The visit.';
comment on column review.city_code is 'City of the booking; the key it would be distributed by.';
comment on column review.side is 'Who wrote it: the customer of the partner, or the partner of the customer.';
comment on column review.author_id is 'The person who wrote it.';
comment on column review.buyer_id is 'The customer of the visit.';
comment on column review.organisation_id is 'The partner of the visit.';
comment on column review.staff_id is 'The professional of the visit; null: none was assigned.';
comment on column review.service_id is 'The service that it counts for.';
comment on column review.stars is '1 to 5.';
comment on column review.tags is 'Chosen words of review.tags.ts.';
comment on column review.words is 'The author''s own words; empty: none.';
comment on column review.shown_name is 'Short name of a customer who agreed to show it, as Asha R.; empty: not shown.';
comment on column review.status is 'State of review.lifecycle.ts.';
comment on column review.show_at is 'When it is shown at the latest: the end of the blind time.';
comment on column review.shown_at is 'When it was shown; null: only its author''s side has read it.';
comment on column review.reply is 'The partner''s one public answer; empty: none.';
comment on column review.replied_at is 'When the partner answered.';
comment on column review.hidden_reason is 'Why an Admin hid it, as its author reads it; empty: it is not hidden.';
comment on column review.reported_at is 'When the oldest undecided report came; null: none waits.';
comment on column review.created_at is 'When it was first written.';
comment on column review.updated_at is 'When it last moved.';
comment on column review.version is 'Counts its moves.';
create index review_of_partner on review (organisation_id, shown_at desc, review_id desc) where status = 'Shown' and side = 'customer';
create index review_of_service on review (service_id, shown_at desc, review_id desc) where status = 'Shown' and side = 'customer';
create index review_of_staff on review (staff_id, shown_at desc, review_id desc) where status = 'Shown' and side = 'customer';
create index review_to_answer on review (organisation_id, (replied_at is not null), shown_at desc, review_id desc) where status = 'Shown' and side = 'customer';
create index review_happy on review (shown_at desc, review_id desc) where status = 'Shown' and side = 'customer' and stars >= 4 and shown_name <> '' and words <> '';
create index review_reported on review (reported_at, review_id) where reported_at is not null;
create index review_of_author on review (author_id);
create index review_of_buyer on review (buyer_id);
create index review_newest on review (created_at desc, review_id desc);

create table review_report (
  report_id uuid primary key,
  review_id uuid not null references review,
  user_id uuid not null references user_account,
  reason text not null check (reason in ('abusive', 'false', 'private', 'spam', 'other')),
  note text not null default '' check (length(note) <= 500),
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint review_report_once unique (review_id, user_id)
);
comment on table review_report is 'A person says that a shown review should not be there.';
comment on column review_report.report_id is 'UUID v7.';
comment on column review_report.review_id is 'The review.';
comment on column review_report.user_id is 'Who reports it.';
comment on column review_report.reason is 'What is wrong with it.';
comment on column review_report.note is 'More, in the person''s words.';
comment on column review_report.created_at is 'When it was reported.';
comment on column review_report.decided_at is 'When an Admin hid the review or let it stay; null: it waits.';
create index review_report_user on review_report (user_id);

create table rating (
  subject text not null check (subject in ('partner', 'service', 'professional', 'customer')),
  subject_id uuid not null,
  service_id text not null default '',
  stars int not null check (stars between 1 and 5),
  reviews int not null,
  primary key (subject, subject_id, service_id, stars)
);
comment on table rating is 'How many shown reviews gave each number of stars: kept with the reviews, so that no list counts them.';
comment on column rating.subject is 'Who is rated: a partner, a service of a partner, a professional, or a customer.';
comment on column rating.subject_id is 'The organisation, for a service as well; the professional; or the person.';
comment on column rating.service_id is 'The service of a partner; empty for the others.';
comment on column rating.stars is '1 to 5.';
comment on column rating.reviews is 'Shown reviews with these stars.';
create index rating_of_service on rating (service_id) where subject = 'service';
