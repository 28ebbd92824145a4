-- Search in messages. The month that is being written has no index of its words: a message would cost more to keep than to
-- say. Months that are over get one, by housekeeping. Decision 0175.

create extension if not exists btree_gin;

create function index_message_words(before date) returns int language plpgsql as $$
declare
  month record;
  made int := 0;
begin
  for month in
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'message'::regclass and c.relname ~ '^message_\d{4}_\d{2}$'
      and to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= before
      and to_regclass(c.relname || '_words') is null
    order by c.relname
  loop
    execute format('create index %I on %I using gin (conversation_id, text gin_trgm_ops) where deleted_at is null', month.name || '_words', month.name);
    made := made + 1;
  end loop;
  return made;
end $$;
comment on function index_message_words is 'Indexes the words of messages of every month that ended before this day and has no such index yet; answers how many.';
