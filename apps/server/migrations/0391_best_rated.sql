-- The first pages of a service's partners by rating are those that were found best rated when the sums were written.

alter table service_place add column rated_organisation_ids uuid[];
comment on column service_place.rated_organisation_ids is 'The best rated there, best first, 64 at most; null until it is summed up anew, then all partners are read. No foreign key: sums are kept by the outbox.';
