-- From which day on each person checks in: payroll asks for it in every month.

create index attendance_spell_by_staff on attendance_spell (staff_id, on_day) where in_source <> 'booking';
