-- A pack of credits is written by its payment alone; what was written before stays, and is shown without a payment.

alter table lead_credit_entry
  add constraint lead_credit_entry_of_payment check (
    kind <> 'pack' or cause ~ '^pack:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$') not valid;
