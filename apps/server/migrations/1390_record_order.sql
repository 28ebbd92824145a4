-- The drive lists what other domains keep, the newest first, also where no list asked for that order before.

create index invoice_of_buyer on invoice (buyer_id, issued_at desc, invoice_id desc);
create index project_file_of_organisation on project_file (organisation_id, added_at desc, file_id desc) where removed_at is null;
create index expense_receipt_of_organisation on expense_receipt (organisation_id, uploaded_at desc, receipt_id desc);
