-- What both sides of a quote sign.

alter table agreement add column envelope_id uuid references envelope;
comment on column agreement.envelope_id is 'The document that both sides sign; null: accepted before there was one, or it came to nothing.';
create index agreement_of_envelope on agreement (envelope_id) where envelope_id is not null;
