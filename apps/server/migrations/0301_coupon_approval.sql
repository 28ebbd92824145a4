-- An offer beyond the bounds waits for a second Admin.

alter table coupon drop constraint coupon_status_check;
alter table coupon
  add constraint coupon_status_check check (status in ('Waiting', 'Active', 'Paused', 'Ended')),
  add column reasons text[] not null default '{}',
  add column worded_by uuid references user_account,
  add column decided_by uuid references user_account,
  add column decided_at timestamptz,
  add column decide_why text not null default '';
update coupon set worded_by = created_by;
alter table coupon alter worded_by set not null;
-- Offers of earlier days may have neither; they end as they were made.
alter table coupon
  add constraint coupon_has_an_end check (to_day is not null or total_limit is not null) not valid,
  add constraint coupon_decided_by_another check (decided_by is null or decided_by <> worded_by);
comment on column coupon.status is 'Waiting for a second Admin, Active, Paused or Ended; see its lifecycle.';
comment on column coupon.reasons is 'Why a second Admin had to look at its present terms; empty: none had to.';
comment on column coupon.worded_by is 'The Admin who wrote its present terms.';
comment on column coupon.decided_by is 'The second Admin who approved or refused them.';
comment on column coupon.decided_at is 'When.';
comment on column coupon.decide_why is 'What the second Admin wrote.';

insert into setting (key, valid_from, value, why) values
  ('coupon.bounds', '2020-01-01T00:00:00Z',
   '{"mostPercent": 60, "capAbovePercent": 15, "mostDiscountPaise": 500000, "freePercent": 30, "freeDiscountPaise": 30000, "freeBudgetPaise": 5000000}',
   'Our own: a percentage needs a cap, and what may cost more than Rs 50,000 is looked at twice');
