-- Numbers that people say are found by any part of them: bookings, requests for quotations, requests to support, invoices.
-- The hyphen is left out on both sides, so that a part may lie across it. An index for beginnings alone is no longer asked.

create index booking_number_parts on booking using gin (replace(booking_number, '-', '') gin_trgm_ops);
drop index booking_number_prefix;
create index rfq_number_parts on rfq using gin (replace(rfq_number, '-', '') gin_trgm_ops);
create index incident_number_parts on incident using gin (replace(incident_number, '-', '') gin_trgm_ops);
create index invoice_number_parts on invoice using gin (replace(invoice_number, '/', '') gin_trgm_ops);
