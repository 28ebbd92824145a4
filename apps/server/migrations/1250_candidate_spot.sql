-- Where candidates of a trade would work, as the search for them reads it.

create table candidate_spot (
  user_id uuid not null references candidate,
  trade_id text not null,
  position smallint not null,
  rank smallint not null,
  spot_x double precision not null,
  spot_y double precision not null,
  changed_at timestamptz not null,
  primary key (user_id, trade_id, position)
);
comment on table candidate_spot is 'Each place of each trade of a candidate, written again with each change of the profile.';
comment on column candidate_spot.user_id is 'The candidate.';
comment on column candidate_spot.trade_id is 'A trade of the candidate.';
comment on column candidate_spot.position is 'That of the place; 0: home.';
comment on column candidate_spot.rank is 'That of the trade; 0: the main one, so that each place is there once for any trade.';
comment on column candidate_spot.spot_x is 'The point of the place, Mercator, degrees east.';
comment on column candidate_spot.spot_y is 'The same, degrees north as Mercator stretches them, so that points order by distance.';
comment on column candidate_spot.changed_at is 'That of the candidate.';
create index candidate_spot_near on candidate_spot using gist (point(spot_x, spot_y)) where rank = 0;
create index candidate_spot_near_of_trade on candidate_spot using gist (trade_id, point(spot_x, spot_y));
create index candidate_spot_newest on candidate_spot (trade_id, changed_at, user_id) where position = 0;

insert into candidate_spot (user_id, trade_id, position, rank, spot_x, spot_y, changed_at)
select c.user_id, t.trade_id, p.position, t.place - 1, p.longitude, degrees(ln(tan(pi() / 4 + radians(p.latitude) / 2))), c.changed_at
from candidate c cross join unnest(c.trade_ids) with ordinality t (trade_id, place) join candidate_place p using (user_id);

drop index candidate_place_at;
