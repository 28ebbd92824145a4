-- What both sides of a change of a project sign.

alter table scope_change add column envelope_id uuid references envelope;
comment on column scope_change.envelope_id is 'The document that both sides sign; null: no side opened it to sign, or it was answered before there was one.';
create index scope_change_of_envelope on scope_change (envelope_id) where envelope_id is not null;
