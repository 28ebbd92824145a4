-- A letter to who leaves says also what is left of loans; before it said that nothing is due.

alter table employment_letter
  add column loans_due_paise bigint not null default 0 check (loans_due_paise >= 0);
comment on column employment_letter.loans_due_paise is 'Paise that were left of loans when it was issued; 0 also of letters that did not look at them.';
