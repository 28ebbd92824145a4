-- GST invoices of packs, advances and milestones, in the series of their suppliers; credit notes of what goes back of them.

alter table invoice alter column booking_id drop not null;
alter table invoice add column order_id uuid references purchase;
comment on column invoice.booking_id is 'What is invoiced, where it is a booking.';
comment on column invoice.order_id is 'What is invoiced, where it is a purchase: a pack, an advance, a milestone.';
alter table invoice drop constraint invoice_supply_check;
alter table invoice add constraint invoice_supply_check
  check (supply in ('service', 'platform_fee', 'lead_pack', 'advance', 'milestone'));
comment on column invoice.supply is 'service: the work. platform_fee: the platform''s own fee, where another supplier did the work. lead_pack, advance, milestone: a purchase.';
alter table invoice add constraint invoice_of_one check (
  (booking_id is not null) = (supply in ('service', 'platform_fee'))
  and (order_id is not null) = (supply in ('lead_pack', 'advance', 'milestone')));
create unique index invoice_purchase_once on invoice (order_id) where order_id is not null;

alter table credit_note alter column booking_id drop not null;
alter table credit_note add column order_id uuid references purchase;
alter table credit_note add column refund_id uuid references purchase_refund;
comment on column credit_note.booking_id is 'The disputed booking, where it is one.';
comment on column credit_note.order_id is 'The purchase of which something goes back.';
comment on column credit_note.refund_id is 'What goes back of a purchase; one note for each refund.';
alter table credit_note drop constraint credit_note_once;
create unique index credit_note_once on credit_note (invoice_id) where booking_id is not null;
create unique index credit_note_refund_once on credit_note (refund_id) where refund_id is not null;
alter table credit_note add constraint credit_note_of_one check (
  (booking_id is null) = (order_id is not null) and (order_id is null) = (refund_id is null));
