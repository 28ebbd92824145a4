-- Consumers whose effect is a sum cannot see from the sum whether it was added already.
create table consumed_event (
  consumer text not null,
  event_id uuid not null,
  consumed_at timestamptz not null,
  primary key (consumer, event_id)
);
comment on table consumed_event is 'Which events a counting consumer has taken in, written in the transaction of the count.';
comment on column consumed_event.consumer is 'Name of the consumer, e.g. partner.count_job.';
comment on column consumed_event.event_id is 'Id of the outbox event.';
comment on column consumed_event.consumed_at is 'When it was counted.';
