-- Job cards that posts carry.

create table network_post_job_card (
  post_id uuid primary key references network_post on delete cascade,
  card_id uuid not null references network_job_card on delete cascade
);
create index network_post_job_card_of_card on network_post_job_card (card_id);
comment on table network_post_job_card is 'The job card that a post carries; it is shown while its customer agrees.';
comment on column network_post_job_card.post_id is 'The post.';
comment on column network_post_job_card.card_id is 'The card.';
