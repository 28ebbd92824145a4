-- A percent has up to two decimals, as 33.33, wherever one is given.
alter table coupon
  alter column percent type numeric(5, 2),
  alter column partner_percent type numeric(5, 2);
