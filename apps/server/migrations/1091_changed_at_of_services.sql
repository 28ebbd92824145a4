-- The map of the site says when a page last changed, so that search engines read again what did and leave the rest.

alter table service add column changed_at timestamptz not null default now();
comment on column service.changed_at is 'When anything of this row last became another value; loading the same catalogue again is no change.';

create function service_changed() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
comment on function service_changed is 'Keeps service.changed_at.';

create trigger service_changed before update on service for each row
  when (old.* is distinct from new.*) execute function service_changed();
