-- A customer may ask for a professional of the chosen partner: the one that came before.

alter table cart add column asked_staff_id uuid references staff_member;
comment on column cart.asked_staff_id is 'The professional of the chosen partner who is asked for, and comes where free; null: any.';
