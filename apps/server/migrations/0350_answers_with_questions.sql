-- An answer such as "2" says nothing without its question. Bookings freeze both from now on; a booking made before shows the
-- answer alone. An added service keeps its answers too, which were only priced until now.
alter table booking_addition add column options jsonb not null default '[]';
comment on column booking_addition.options is 'Chosen answers, as on booking_line.';
comment on column booking_line.options is 'Chosen answers: optionId, label and question, in the language of the one who chose; older rows have no question.';
