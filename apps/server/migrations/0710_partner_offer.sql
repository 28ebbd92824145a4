-- Offers that a partner bears, alone or with the platform, and two offers of one booking.

alter table coupon drop constraint coupon_status_check;
alter table coupon
  add constraint coupon_status_check check (status in ('Waiting', 'Asked', 'Active', 'Paused', 'Ended')),
  add column organisation_id uuid references organisation,
  add column partner_percent smallint not null default 0 check (partner_percent between 0 and 100),
  add column service_ids text[] check (cardinality(service_ids) > 0),
  add column is_automatic boolean not null default false,
  add column stacks boolean not null default false,
  add column by_partner boolean not null default false,
  add constraint coupon_borne_by_someone check (organisation_id is not null or partner_percent = 0),
  add constraint coupon_automatic_of_partner check (organisation_id is not null or not is_automatic),
  add constraint coupon_own_of_partner check (not by_partner or (organisation_id is not null and partner_percent = 100));
comment on table coupon is 'An offer that buyers apply to their cart by its code, or have with its partner without one.';
comment on column coupon.status is 'Waiting for a second Admin, Asked of its partner, Active, Paused or Ended; see its lifecycle.';
comment on column coupon.organisation_id is 'Only for bookings where the buyer chose this partner; null: with every partner.';
comment on column coupon.partner_percent is 'How much of each discount this partner bears; the platform bears the rest.';
comment on column coupon.service_ids is 'Only of these services; null: of all that its categories leave.';
comment on column coupon.is_automatic is 'Counts for every cart with its partner, without its code.';
comment on column coupon.stacks is 'One of the platform and one of a partner may be used together where both say so.';
comment on column coupon.by_partner is 'The partner made it, and bears it alone.';
comment on column coupon.created_by is 'The Admin, or the person of the partner, who made it.';
comment on column coupon.worded_by is 'Who wrote its present terms.';
comment on column coupon.audience is 'everyone, or newcomers: those without a booking yet that was not called off, of a partner''s offer with this partner.';
drop index coupon_on_offer;
create index coupon_on_offer on coupon (created_at desc, coupon_id desc)
  where is_listed and status = 'Active' and organisation_id is null;
create index coupon_of_partner on coupon (organisation_id, created_at desc, coupon_id desc) where organisation_id is not null;

alter table coupon_use drop constraint coupon_use_pkey;
alter table coupon_use
  add primary key (booking_id, coupon_id),
  add column partner_paise int not null default 0 check (partner_paise between 0 and discount_paise);
comment on column coupon_use.booking_id is 'The booking; it holds two coupons at most.';
comment on column coupon_use.partner_paise is 'How much of the discount the coupon''s partner bears if it does the work, frozen with the booking.';

alter table cart add column also_coupon_id uuid references coupon on delete set null;
comment on column cart.also_coupon_id is 'A second coupon, where both may be used together.';

create index booking_with_offer on booking (organisation_id) where price ? 'offers';

alter table earning add column own_offer_paise bigint not null default 0;
comment on column earning.own_offer_paise is 'What the partner''s own offers took off the value of the work, which is less it already.';
comment on column earning.value_paise is 'Taxable value of the work less what the partner''s own offers took off it, or the fee; a correction may be negative.';
