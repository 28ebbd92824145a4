-- Amount and date are read off photos of receipts after they were added, and proposed to the person who added them.

alter table expense_receipt
  add column reading text not null default 'none' check (reading in ('none', 'waiting', 'read', 'unreadable')),
  add column read_paise bigint check (read_paise between 1 and 1000000000),
  add column read_on date,
  add constraint expense_receipt_read check (
    (reading = 'read') = (read_paise is not null or read_on is not null)
  );
comment on column expense_receipt.reading is 'waiting: a process reads it, or was ended before it did; none: it is not read.';
comment on column expense_receipt.read_paise is 'The amount that was read off it; proposed, never claimed by itself.';
comment on column expense_receipt.read_on is 'The date that was read off it.';
