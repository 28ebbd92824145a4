-- The first page of the back office counts what was made today: by ranges of pages, which cost a write next to nothing.

create index booking_made on booking using brin (created_at) with (autosummarize = on);
create index user_account_joined on user_account using brin (created_at) with (autosummarize = on);
create index payment_captured_at on payment using brin (captured_at) with (autosummarize = on);
