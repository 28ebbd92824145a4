-- Whose time is free: opening hours, shifts, leave, skills, and the reservations that nobody else can take.

create table partner_hours (
  organisation_id uuid not null references organisation on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens_minute smallint not null check (opens_minute between 0 and 1439),
  closes_minute smallint not null check (closes_minute between 1 and 2880),
  primary key (organisation_id, weekday, opens_minute),
  constraint partner_hours_forward check (closes_minute > opens_minute and closes_minute - opens_minute <= 1440)
);
comment on table partner_hours is 'When a partner works, by weekday; a weekday without a row is a closed day.';
comment on column partner_hours.organisation_id is 'The partner.';
comment on column partner_hours.weekday is '1 Monday to 7 Sunday, Asia/Kolkata.';
comment on column partner_hours.opens_minute is 'Minutes after midnight IST.';
comment on column partner_hours.closes_minute is 'Minutes after midnight IST of the same day; above 1440 it closes on the next one.';

create table staff_shift (
  staff_id uuid not null references staff_member on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  starts_minute smallint not null check (starts_minute between 0 and 1439),
  ends_minute smallint not null check (ends_minute between 1 and 2880),
  primary key (staff_id, weekday, starts_minute),
  constraint staff_shift_forward check (ends_minute > starts_minute and ends_minute - starts_minute <= 1440)
);
comment on table staff_shift is 'When a professional works, by weekday, within the partner''s hours.';
comment on column staff_shift.staff_id is 'The professional.';
comment on column staff_shift.weekday is '1 Monday to 7 Sunday, Asia/Kolkata.';
comment on column staff_shift.starts_minute is 'Minutes after midnight IST.';
comment on column staff_shift.ends_minute is 'Minutes after midnight IST of the same day; above 1440 it ends on the next one.';

create table staff_leave (
  leave_id uuid primary key,
  staff_id uuid not null references staff_member on delete cascade,
  during tstzrange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  constraint staff_leave_once exclude using gist (staff_id with =, during with &&)
);
comment on table staff_leave is 'Approved leave: nobody is booked then.';
comment on column staff_leave.leave_id is 'UUID v7.';
comment on column staff_leave.staff_id is 'The professional.';
comment on column staff_leave.during is 'Half-open, UTC.';

create table staff_skill (
  staff_id uuid not null references staff_member on delete cascade,
  category_id text not null references category,
  primary key (staff_id, category_id)
);
comment on table staff_skill is 'Which categories of work a professional does.';
comment on column staff_skill.staff_id is 'The professional.';
comment on column staff_skill.category_id is 'The category.';
create index staff_skill_of_category on staff_skill (category_id, staff_id);

create table professional_reservation (
  reservation_id uuid primary key,
  staff_id uuid not null references staff_member,
  organisation_id uuid not null references organisation,
  during tstzrange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  kind text not null check (kind in ('hold', 'booking')),
  expires_at timestamptz,
  booking_id uuid unique,
  cart_id uuid unique,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  constraint professional_reservation_owner check (
    (kind = 'hold' and cart_id is not null and booking_id is null and expires_at is not null)
    or (kind = 'booking' and booking_id is not null and cart_id is null)
  ),
  constraint professional_reservation_free exclude using gist (staff_id with =, during with &&)
);
comment on table professional_reservation is 'Time of a professional that is taken. Two of one professional never overlap: the database refuses it. Whoever writes here locks the staff row first, so that racing callers queue instead of deadlocking.';
comment on column professional_reservation.reservation_id is 'UUID v7.';
comment on column professional_reservation.staff_id is 'The professional.';
comment on column professional_reservation.organisation_id is 'The partner the professional works for.';
comment on column professional_reservation.during is 'The work itself, half-open, UTC; travel and pauses are kept clear by rule.';
comment on column professional_reservation.kind is 'hold: of a cart, for minutes. booking: of a booking.';
comment on column professional_reservation.expires_at is 'From then on anyone may take the time; null: firm.';
comment on column professional_reservation.booking_id is 'The booking it is for; one booking has one reservation.';
comment on column professional_reservation.cart_id is 'The cart it is held for; one cart holds one.';
comment on column professional_reservation.latitude is 'Where the work is, degrees north, for the way to the neighbouring jobs.';
comment on column professional_reservation.longitude is 'Where the work is, degrees east.';
create index professional_reservation_age on professional_reservation (expires_at) where kind = 'hold';
