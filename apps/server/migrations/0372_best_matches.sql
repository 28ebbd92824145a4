-- Where many offer a service, the first pages of its partners are those that were found best when the sums were written.

alter table service_place add column best_organisation_ids uuid[];
comment on column service_place.best_organisation_ids is 'The best matches there, best first, 64 at most; null until it is summed up anew, then all partners are read. No foreign key: sums are kept by the outbox.';
