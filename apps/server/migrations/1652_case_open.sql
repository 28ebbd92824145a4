-- What is reported stays for who decides until its case is closed.

create function network_case_open(kind text, reported uuid, at timestamptz) returns boolean language sql stable as $$
  select exists (select 1 from network_case c
    where c.subject_id = reported and c.subject = kind
      and (c.status in ('open', 'appealed') or c.status = 'removed' and c.decided_at > at - interval '30 days'))
$$;
comment on function network_case_open is 'Whether a moderator still decides about it, or its author may still appeal. Statements that delete what was reported wait for the end of the case.';
