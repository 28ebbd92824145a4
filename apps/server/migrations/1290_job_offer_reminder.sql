-- Who has not answered an offer is reminded of it once.

alter table job_offer add column reminded_at timestamptz;
comment on column job_offer.reminded_at is 'When the candidate was reminded of its last day; null: not yet.';
