-- What a process holds of the database in memory is held with a version, and read again when the version differs.

create table snapshot_version (
  name text primary key,
  version bigint not null,
  raised_in xid8 not null
);
comment on table snapshot_version is 'How often the rows behind something held in memory have changed; platform/snapshot compares it at every read.';
comment on column snapshot_version.name is 'What is held: catalogue, places, setting, city_price, city_sums; with a key: place:<place>, answers:<service>.';
comment on column snapshot_version.version is 'Raised once by every transaction that changes such rows, and visible with the rows.';
comment on column snapshot_version.raised_in is 'The transaction that raised it last, so that it raises it once.';

-- By a trigger, so that no way of writing can forget it. Deferred to the commit where several people write at once: the
-- row of the version is then locked for the commit alone, and no other lock is taken after it.
create function raise_snapshot(raised text) returns void language sql as $$
  insert into snapshot_version (name, version, raised_in) values (raised, 1, pg_current_xact_id())
  on conflict (name) do update set version = snapshot_version.version + 1, raised_in = excluded.raised_in
    where snapshot_version.raised_in <> excluded.raised_in
$$;

create function raise_named_snapshot() returns trigger language plpgsql as $$
begin
  perform raise_snapshot(tg_argv[0]);
  return null;
end $$;

create function raise_place_snapshot() returns trigger language plpgsql as $$
declare
  changed text := case when tg_op = 'DELETE' then old.place else new.place end;
begin
  perform raise_snapshot('place:' || changed);
  if changed like 'city:%' then
    perform raise_snapshot('city_sums');
  end if;
  return null;
end $$;

create function raise_answers_snapshot() returns trigger language plpgsql as $$
begin
  perform raise_snapshot('answers:' || case when tg_op = 'DELETE' then old.service_id else new.service_id end);
  return null;
end $$;

-- An emptied table does not say which of its keys there were.
create function raise_all_snapshots() returns trigger language plpgsql as $$
begin
  update snapshot_version set version = version + 1, raised_in = pg_current_xact_id();
  return null;
end $$;

do $$
declare
  held record;
begin
  for held in select * from (values ('catalogue', 'service_group'), ('catalogue', 'category'), ('catalogue', 'sub_category'),
      ('catalogue', 'service'), ('catalogue', 'service_question'), ('catalogue', 'service_option'),
      ('catalogue', 'search_term'), ('catalogue', 'service_term'), ('setting', 'setting'), ('city_price', 'city_price')) as t (name, of_table)
  loop
    execute format('create constraint trigger %I after insert or update or delete on %I deferrable initially deferred
      for each row execute function raise_named_snapshot(%L)', held.of_table || '_snapshot', held.of_table, held.name);
    execute format('create trigger %I after truncate on %I for each statement execute function raise_all_snapshots()',
      held.of_table || '_snapshot_emptied', held.of_table);
  end loop;
end $$;

-- Tens of thousands of rows, all written by one release; a statement without rows says nothing.
create trigger pincode_snapshot after insert or update or delete on pincode
  for each statement execute function raise_named_snapshot('places');
create trigger district_snapshot after insert or update or delete on district
  for each statement execute function raise_named_snapshot('places');
create trigger state_snapshot after insert or update or delete on state
  for each statement execute function raise_named_snapshot('places');
create constraint trigger city_snapshot after insert or update or delete on city deferrable initially deferred
  for each row execute function raise_named_snapshot('places');

-- Written under one lock for the whole table, in one order.
create trigger service_place_added after insert or delete on service_place
  for each row execute function raise_place_snapshot();
create trigger service_place_changed after update on service_place
  for each row when (old.* is distinct from new.*) execute function raise_place_snapshot();
create trigger service_place_emptied after truncate on service_place
  for each statement execute function raise_all_snapshots();

create constraint trigger partner_answer_snapshot after insert or update or delete on partner_answer deferrable initially deferred
  for each row execute function raise_answers_snapshot();
create trigger partner_answer_emptied after truncate on partner_answer
  for each statement execute function raise_all_snapshots();
