-- A write whose answer decides something refuses by itself, so that it can be sent with the commit: nothing waits to look
-- at how many rows it changed.
create function must_change(changed bigint, wanted bigint, otherwise text) returns void language plpgsql as $$
begin
  if changed <> wanted then
    raise exception 'changed % rows in place of %: %', changed, wanted, otherwise
      using errcode = 'check_violation', constraint = otherwise;
  end if;
end $$;
comment on function must_change is 'Fails with the name `otherwise`, as a constraint of that name would, unless exactly the wanted number of rows was changed.';
