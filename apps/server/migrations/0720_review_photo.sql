-- Photos of a visit's work that its customer shows with the review, sealed as the review is.

create table review_photo (
  photo_id uuid primary key,
  booking_id uuid not null references review_window,
  city_code text not null,
  storage_key text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  taken_by uuid not null references user_account,
  taken_at timestamptz not null,
  hidden_at timestamptz,
  hidden_reason text not null default '' check (length(hidden_reason) <= 500),
  constraint review_photo_hidden check ((hidden_reason <> '') = (hidden_at is not null))
);
comment on table review_photo is 'Photos that a customer shows with the review of a visit; read by whoever may read the review.';
comment on column review_photo.photo_id is 'UUID v7.';
comment on column review_photo.booking_id is 'The visit; its review may be written after the photo.';
comment on column review_photo.city_code is 'City of the booking; the key it would be distributed by.';
comment on column review_photo.storage_key is 'Where the re-encoded picture lies.';
comment on column review_photo.width is 'Pixels.';
comment on column review_photo.height is 'Pixels.';
comment on column review_photo.taken_by is 'The customer who uploaded it.';
comment on column review_photo.taken_at is 'When it was received.';
comment on column review_photo.hidden_at is 'When an Admin hid it; null: it is shown with the review.';
comment on column review_photo.hidden_reason is 'Why an Admin hid it, as its author reads it; empty: it is not hidden.';
create index review_photo_of_visit on review_photo (booking_id, taken_at, photo_id);
create index review_photo_by on review_photo (taken_by);

alter table review_report add column photo_id uuid references review_photo on delete cascade;
comment on column review_report.photo_id is 'The photo that is meant; null: the review as a whole.';
alter table review_report drop constraint review_report_once;
alter table review_report add constraint review_report_once unique nulls not distinct (review_id, user_id, photo_id);
create index review_report_photo on review_report (photo_id) where photo_id is not null;
