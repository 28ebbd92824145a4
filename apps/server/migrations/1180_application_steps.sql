-- Applications go on to interviews, offers and hires.

alter table application drop constraint application_status_check;
alter table application add constraint application_status_check check (status in ('Request Sent', 'Pending', 'Inprogress', 'Accepted', 'Completed', 'Rejected', 'Cancelled', 'Closed'));
alter table application drop constraint application_step_check;
alter table application add constraint application_step_check check (step in ('Applied', 'Screening', 'Interview', 'Offer', 'Hired'));
alter table application add column offered_from text check (offered_from in ('Screening', 'Interview'));
comment on column application.offered_from is 'The step before its offer, for an offer that is withdrawn; null: no offer was made.';

-- What a candidate accepted is open until the hire.
drop index application_of_candidate;
alter table application drop column standing;
alter table application add column standing smallint not null generated always as (case
    when status = 'Request Sent' then 0
    when status in ('Pending', 'Inprogress', 'Accepted') then 1
    when status = 'Rejected' and declined_at is null and told_at is null then 1
    else 2 end) stored;
comment on column application.standing is 'Order of the candidate''s list: 0 an invitation, 1 open as far as they know, 2 over.';
create index application_of_candidate on application (user_id, standing, listed_at desc, application_id desc);

drop index application_counted;
create index application_counted on application (job_id, status, step, is_knocked_out);
