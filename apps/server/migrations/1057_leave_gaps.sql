-- Days off between two requests count like those inside of one, where the type counts them.

alter table leave_request add column gap_before_halves int not null default 0 check (gap_before_halves between 0 and 62);
alter table leave_request add column gap_after_halves int not null default 0 check (gap_after_halves between 0 and 62);
comment on column leave_request.gap_before_halves is 'Of the half days that count those off before it, up to another leave of the employee.';
comment on column leave_request.gap_after_halves is 'The same behind it; days off between two requests count for one of them.';
