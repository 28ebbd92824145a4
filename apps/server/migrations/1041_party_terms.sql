-- Terms of payment of a party: by when it pays its bills.

alter table party add column terms_days int check (terms_days between 0 and 180);
comment on column party.terms_days is 'Days after a bill within which the party pays it; null: on the day that was agreed. The later of both days counts.';

-- Of a receipt nothing need be written: how it came says enough.
alter table book_entry drop constraint book_entry_words_check;
alter table book_entry add constraint book_entry_words check (
  length(words) <= 200 and (words <> '' or kind in ('receipt', 'reversal')));
