-- What one Admin gives away in a day is added up, whoever has it.

create index credit_gift_by_admin on credit_gift (asked_by, asked_at desc);
