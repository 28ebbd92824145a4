-- Coupons: what Admins offer, and which bookings used them.

create table coupon (
  coupon_id uuid primary key,
  code text not null constraint coupon_code_once unique check (code ~ '^[A-Z0-9]{4,20}$'),
  title text not null check (title <> ''),
  title_hi text not null check (title_hi <> ''),
  kind text not null check (kind in ('percent', 'amount')),
  percent smallint check (percent between 1 and 100),
  amount_paise int check (amount_paise > 0),
  most_paise int check (most_paise > 0),
  least_services_paise int not null check (least_services_paise >= 0),
  from_day date not null,
  to_day date,
  audience text not null check (audience in ('everyone', 'newcomers')),
  category_ids text[] check (cardinality(category_ids) > 0),
  city_codes text[] check (cardinality(city_codes) > 0),
  total_limit int check (total_limit > 0),
  person_limit int not null check (person_limit > 0),
  is_listed boolean not null,
  status text not null check (status in ('Active', 'Paused', 'Ended')),
  used_count int not null default 0 check (used_count >= 0),
  version int not null default 1 check (version > 0),
  created_by uuid not null references user_account,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint coupon_worth check ((kind = 'percent') = (percent is not null) and (kind = 'amount') = (amount_paise is not null)),
  constraint coupon_most check (most_paise is null or kind = 'percent'),
  constraint coupon_days check (to_day is null or to_day >= from_day),
  constraint coupon_within_limit check (total_limit is null or used_count <= total_limit)
);
comment on table coupon is 'An offer that buyers apply to their cart by its code. The platform bears the discount.';
comment on column coupon.coupon_id is 'UUID v7.';
comment on column coupon.code is 'What is typed, in capital letters; never changed and never given twice.';
comment on column coupon.title is 'English words for buyers.';
comment on column coupon.title_hi is 'The same in Hindi.';
comment on column coupon.kind is 'percent of the services, or an amount.';
comment on column coupon.percent is 'Of the price of the services before fees and tax; only of kind percent.';
comment on column coupon.amount_paise is 'The discount in paise; only of kind amount.';
comment on column coupon.most_paise is 'A percentage never takes off more than this; null: no bound.';
comment on column coupon.least_services_paise is 'The services must cost this much, in paise before fees and tax.';
comment on column coupon.from_day is 'First day, in Asia/Kolkata, on which one may book with it.';
comment on column coupon.to_day is 'Last such day; null: until further notice.';
comment on column coupon.audience is 'everyone, or newcomers: those who have no booking yet that was not called off.';
comment on column coupon.category_ids is 'Only services of these categories; null: of all.';
comment on column coupon.city_codes is 'Only work in these cities; null: in all.';
comment on column coupon.total_limit is 'How many bookings may hold it at once; null: no bound.';
comment on column coupon.person_limit is 'The same for each buyer.';
comment on column coupon.is_listed is 'Shown at checkout; false: only who knows the code has it.';
comment on column coupon.status is 'Active, Paused or Ended; see its lifecycle.';
comment on column coupon.used_count is 'Bookings that hold it now: as many as coupon_use has rows of it that were not freed.';
comment on column coupon.version is 'Grows with every change by an Admin; two cannot overwrite each other unseen.';
comment on column coupon.created_by is 'The Admin who made it.';
comment on column coupon.created_at is 'When.';
comment on column coupon.updated_at is 'Last change by an Admin.';
create index coupon_newest on coupon (created_at desc, coupon_id desc);
create index coupon_on_offer on coupon (created_at desc, coupon_id desc) where is_listed and status = 'Active';

create table coupon_use (
  booking_id uuid primary key,
  coupon_id uuid not null references coupon,
  user_id uuid not null references user_account,
  discount_paise int not null check (discount_paise > 0),
  used_at timestamptz not null,
  freed_at timestamptz
);
comment on table coupon_use is 'Which booking used which coupon.';
comment on column coupon_use.booking_id is 'The booking; it holds one coupon at most.';
comment on column coupon_use.coupon_id is 'The coupon.';
comment on column coupon_use.user_id is 'The buyer.';
comment on column coupon_use.discount_paise is 'What it took off, in paise, frozen with the booking.';
comment on column coupon_use.used_at is 'When it was booked.';
comment on column coupon_use.freed_at is 'When the booking came to nothing, and the coupon could be used again; null: it counts.';
create index coupon_use_of_person on coupon_use (user_id, coupon_id) where freed_at is null;
create index coupon_use_of_coupon on coupon_use (coupon_id, used_at);

alter table cart add column coupon_id uuid references coupon on delete set null;
comment on column cart.coupon_id is 'The coupon that the buyer applied; whether it counts is asked whenever the cart is priced.';

insert into ledger_account (account_code, name, kind, by_organisation) values
  ('promotion_discount', 'Discounts borne by the platform (coupons)', 'income', false);
