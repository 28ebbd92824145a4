-- What the business signs of an employment letter.

alter table employment_letter add column envelope_id uuid references envelope;
comment on column employment_letter.envelope_id is 'The document that the business signs; null: it was not opened to sign, or was issued before there was one.';
create index employment_letter_of_envelope on employment_letter (envelope_id) where envelope_id is not null;
