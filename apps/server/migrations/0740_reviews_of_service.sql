-- The page of a service shows its newest reviews and is kept ready; each change of what anyone reads of them raises its version.

create function raise_reviews_snapshot() returns trigger language plpgsql as $$
begin
  perform raise_snapshot('reviews:' || case when tg_op = 'DELETE' then old.service_id else new.service_id end);
  return null;
end $$;

-- What is sealed is shown to no one: it raises nothing. Deferred to the commit, as the others are.
create constraint trigger review_shown_snapshot after update on review deferrable initially deferred
  for each row when (new.side = 'customer' and old.* is distinct from new.* and (old.status <> 'Written' or new.status <> 'Written'))
  execute function raise_reviews_snapshot();
create constraint trigger review_added_snapshot after insert on review deferrable initially deferred
  for each row when (new.side = 'customer' and new.status = 'Shown') execute function raise_reviews_snapshot();
create constraint trigger review_removed_snapshot after delete on review deferrable initially deferred
  for each row when (old.side = 'customer' and old.status = 'Shown') execute function raise_reviews_snapshot();
create trigger review_snapshot_emptied after truncate on review
  for each statement execute function raise_all_snapshots();
comment on column snapshot_version.name is 'What is held: catalogue, places, setting, city_price, city_sums; with a key: place:<place>, answers:<service>, reviews:<service>.';
