-- What both sides of a job offer sign.

alter table job_offer_letter add column envelope_id uuid references envelope;
comment on column job_offer_letter.envelope_id is 'The document that both sides sign; null: no side opened it to sign, or it was issued before there was one.';
create index job_offer_letter_of_envelope on job_offer_letter (envelope_id) where envelope_id is not null;
