-- Wrong codes from elsewhere do not keep a person from signing in with a browser that signed in before.

alter table sign_in_challenge
  add column device_hash bytea;
comment on column sign_in_challenge.device_hash is 'The browser that asked, where its person had signed in with it before: its codes and tries are counted by themselves; null: any other.';
