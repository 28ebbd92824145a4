-- Tables that only grow are kept by month: what is old leaves by dropping a table, not by deleting its rows.

create function ensure_month_partitions(parent regclass, first_month date, months int) returns int
language plpgsql as $$
declare
  parent_name text := (select relname from pg_class where oid = parent);
  time_column text := (select a.attname from pg_partitioned_table p
    join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0] where p.partrelid = parent);
  default_partition regclass := (select nullif(partdefid, 0) from pg_partitioned_table where partrelid = parent);
  month date;
  starts timestamptz;
  ends timestamptz;
  partition_name text;
  is_taken boolean;
  made int := 0;
begin
  perform pg_advisory_xact_lock(hashtext('ensure_month_partitions'));
  for step in 0 .. months - 1 loop
    month := (date_trunc('month', first_month) + make_interval(months => step))::date;
    starts := month::timestamp at time zone 'UTC';
    ends := (month + interval '1 month')::timestamp at time zone 'UTC';
    partition_name := parent_name || '_' || to_char(month, 'YYYY_MM');
    continue when to_regclass(quote_ident(partition_name)) is not null;
    is_taken := false;
    if default_partition is not null then
      execute format('select exists (select 1 from %s where %I >= $1 and %I < $2)', default_partition, time_column, time_column)
        into is_taken using starts, ends;
    end if;
    continue when is_taken;
    execute format('create table %I (like %s including defaults including constraints including comments)', partition_name, parent);
    execute format('alter table %s attach partition %I for values from (%L) to (%L)', parent, partition_name, starts, ends);
    execute format('comment on table %I is %L', partition_name, format('%s of %s (UTC).', parent_name, to_char(month, 'YYYY-MM')));
    made := made + 1;
  end loop;
  return made;
end $$;
comment on function ensure_month_partitions is 'Makes the missing monthly partitions of a table that is partitioned by time, from first_month on, and says how many. A month whose rows lie in the default partition already stays there. Attached rather than created in place: that blocks no writer.';

create function ensure_all_month_partitions(first_month date, months int) returns int language sql as $$
  select coalesce(sum(ensure_month_partitions(p.partrelid, first_month, months)), 0)::int
    from pg_partitioned_table p
    join pg_class c on c.oid = p.partrelid
    join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
    where p.partstrat = 'r' and p.partnatts = 1 and a.atttypid = 'timestamptz'::regtype
      and c.relnamespace = current_schema()::regnamespace
$$;
comment on function ensure_all_month_partitions is 'The same for every table that is partitioned by an instant, whatever domain it belongs to.';

create index consumed_event_age on consumed_event (consumed_at);

insert into setting (key, valid_from, value, why) values
  ('platform.housekeeping', '2020-01-01T00:00:00Z', '{"monthsAhead": 3, "outboxDays": 30, "idempotencyHours": 48, "consumedEventDays": 90}',
   'Our own: keys are promised for 24 hours, and a job gives up after days, not weeks');
