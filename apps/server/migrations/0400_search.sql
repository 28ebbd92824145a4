-- One search across everything: bookings by number and by the name at the door, people by the end of their mobile number,
-- partners by name. Bookings are looked up within their organisation, so its id leads the index of names.

create index booking_number_prefix on booking (booking_number text_pattern_ops);
create index booking_contact_name on booking using gist (organisation_id, contact_name gist_trgm_ops) where organisation_id is not null;
create index user_account_mobile_end on user_account (reverse(mobile_number) text_pattern_ops);
create index organisation_name_trigram on organisation using gin (company_name gin_trgm_ops);
