-- Finished jobs that members show, with the consent of their customers.

create table network_job_card (
  card_id uuid primary key,
  booking_id uuid not null references booking,
  author_id uuid not null references network_member,
  written_by uuid references user_account,
  buyer_id uuid not null references user_account,
  city_code text not null,
  place text not null,
  services text[] not null,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  words text not null check (length(words) <= 300),
  with_photos boolean not null,
  status text not null check (status in ('draft', 'asked', 'agreed', 'declined', 'expired', 'withdrawn', 'deleted')),
  asked_at timestamptz,
  expires_at timestamptz,
  answered_at timestamptz,
  is_removed boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null check (version > 0),
  constraint network_job_card_asked check (status <> 'asked' or (asked_at is not null and expires_at is not null))
);
create unique index network_job_card_one_question on network_job_card (booking_id) where status = 'asked';
create index network_job_card_of_booking on network_job_card (booking_id, status);
create index network_job_card_of_author on network_job_card (author_id, created_at desc, card_id desc);
create index network_job_card_of_buyer on network_job_card (buyer_id, created_at desc, card_id desc);
create index network_job_card_written_by on network_job_card (written_by) where written_by is not null;
create index network_job_card_deleted on network_job_card (updated_at) where status = 'deleted';
comment on table network_job_card is 'A finished booking that a member shows to others while its customer agrees.';
comment on column network_job_card.card_id is 'UUID v7.';
comment on column network_job_card.booking_id is 'The booking; others learn no more of it than stands here.';
comment on column network_job_card.author_id is 'The person who did the work, or the business.';
comment on column network_job_card.written_by is 'Who made it; null: their account is gone, and the card is of a business.';
comment on column network_job_card.buyer_id is 'The customer, who is asked.';
comment on column network_job_card.city_code is 'As on the booking.';
comment on column network_job_card.place is 'Locality and city of its PIN code, never what the customer wrote of the address.';
comment on column network_job_card.services is 'What was booked, in its order.';
comment on column network_job_card.month is 'Of the completion, YYYY-MM in Asia/Kolkata.';
comment on column network_job_card.words is 'What its author says of the work.';
comment on column network_job_card.with_photos is 'Whether photos are shown; false also where the customer agreed without them.';
comment on column network_job_card.status is 'State of jobCardLifecycle; others see agreed ones alone.';
comment on column network_job_card.asked_at is 'When the customer was last asked; null: never.';
comment on column network_job_card.expires_at is 'Until when the question can be answered; null: never asked.';
comment on column network_job_card.answered_at is 'When the customer last answered; null: not yet.';
comment on column network_job_card.is_removed is 'A moderator removed a post that carries it: it is shown nowhere.';
comment on column network_job_card.created_at is 'When it was made.';
comment on column network_job_card.updated_at is 'When it last moved.';
comment on column network_job_card.version is 'Raised by each move; a customer agrees to one of them.';

create table network_job_card_photo (
  photo_id uuid primary key,
  card_id uuid not null references network_job_card on delete cascade,
  source_id uuid not null,
  position int not null check (position between 0 and 5),
  stage text not null check (stage in ('before', 'after')),
  storage_key text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  unique (card_id, position)
);
comment on table network_job_card_photo is 'Photos of a card: copies under keys of their own, so that they can be taken away.';
comment on column network_job_card_photo.photo_id is 'UUID v7.';
comment on column network_job_card_photo.card_id is 'The card.';
comment on column network_job_card_photo.source_id is 'The photo of the booking. No foreign key: it may go before.';
comment on column network_job_card_photo.position is 'From 0, those before first.';
comment on column network_job_card_photo.stage is 'Before or after the work.';
comment on column network_job_card_photo.storage_key is 'Where the copy lies.';
comment on column network_job_card_photo.width is 'Pixels.';
comment on column network_job_card_photo.height is 'Pixels.';
