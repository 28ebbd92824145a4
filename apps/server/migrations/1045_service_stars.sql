-- The stars of a service are those of its own reviews, wherever the work was done. The sums of a place held the stars of
-- the partners that offer it there, which said nothing of the service and differed from the list behind the number.

create table service_rating (
  service_id text not null references service,
  stars int not null check (stars between 1 and 5),
  reviews int not null,
  primary key (service_id, stars)
);
comment on table service_rating is 'How many shown reviews gave a service each number of stars, at all partners: kept with the reviews, and the one source of its stars.';
comment on column service_rating.service_id is 'The service.';
comment on column service_rating.stars is '1 to 5.';
comment on column service_rating.reviews is 'Shown reviews with these stars.';

insert into service_rating (service_id, stars, reviews)
  select service_id, stars, sum(reviews)::int from rating where subject = 'service' group by service_id, stars;
drop index rating_of_service;

create constraint trigger service_rating_snapshot after insert or update or delete on service_rating deferrable initially deferred
  for each row execute function raise_named_snapshot('stars');
create trigger service_rating_snapshot_emptied after truncate on service_rating
  for each statement execute function raise_all_snapshots();
comment on column snapshot_version.name is 'What is held: catalogue, places, setting, city_price, city_sums, faq, stars; with a key: place:<place>, answers:<service>, reviews:<service>.';

-- The page of a service shows the newest reviews that say something in words.
create index review_told_of_service on review (service_id, shown_at desc, review_id desc)
  where status = 'Shown' and side = 'customer' and words <> '';

alter table service_place drop column rating_sum, drop column rating_count;
