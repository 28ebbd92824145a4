-- Every encrypted body is accepted once. Unlogged: what a crash of the database forgets is older than the window minutes
-- later, and a write's own idempotency key outlives it.
create unlogged table seen_payload (
  digest bytea primary key,
  seen_at timestamptz not null
);
create index seen_payload_seen_at on seen_payload (seen_at);
comment on table seen_payload is 'Encrypted bodies that were accepted lately, so that none is accepted again, on whichever node.';
comment on column seen_payload.digest is 'First 16 bytes of the SHA-256 of nonce and public key of the page that sent it.';
comment on column seen_payload.seen_at is 'When it was accepted; swept some minutes later.';
