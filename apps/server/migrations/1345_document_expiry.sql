-- Documents that end: their last day, the alerts before it, and two more kinds.

alter table document
  drop constraint document_type_check,
  add constraint document_type_check check (type in ('pan_card', 'gst_certificate', 'address_proof', 'identity_proof',
    'cancelled_cheque', 'trade_licence', 'insurance', 'police_verification', 'certificate', 'other')),
  add column expires_on date,
  add column alerted_days smallint check (alerted_days >= 0);
create index document_expiring on document (expires_on) where expires_on is not null;
create index document_undecided on document (attached_at, document_id) where attached_at is not null and status = 'Pending';
comment on column document.expires_on is 'Last day on which it is valid, Asia/Kolkata; null: it does not end.';
comment on column document.alerted_days is 'The newest alert of this last day: 60, 30, 7 or 0 days before it; null: none yet.';

alter table employee_document add column alerted_days smallint check (alerted_days >= 0);
update employee_document set alerted_days = 30 where alerted_for is not null and alerted_for = expires_on;
alter table employee_document drop column alerted_for;
comment on column employee_document.alerted_days is 'The newest alert: 60, 30, 7 or 0 days before its end; null: none yet.';
