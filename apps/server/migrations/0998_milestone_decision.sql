-- Staff decide the dispute of a milestone: what is taken off, what of it goes back, and four eyes above a limit.

alter table milestone_dispute add column returned_paise bigint not null default 0;
alter table milestone_dispute add column proposed_paise bigint;
alter table milestone_dispute add column proposed_reason text check (length(proposed_reason) between 10 and 1000);
alter table milestone_dispute add column proposed_by uuid references user_account;
alter table milestone_dispute add constraint milestone_dispute_returned check (returned_paise between 0 and refund_paise);
alter table milestone_dispute add constraint milestone_dispute_proposal check (
  (proposed_paise is null) = (proposed_reason is null) and (proposed_paise is null) = (proposed_by is null)
  and (proposed_paise is null or proposed_paise > 0));
create index milestone_dispute_proposed_by on milestone_dispute (proposed_by) where proposed_by is not null;
create index milestone_dispute_ended on milestone_dispute (raised_at desc, dispute_id desc) where ended_at is not null;
comment on column milestone_dispute.refund_paise is 'Taken off the milestone by the decision, in paise, with GST: not to be paid any more, or paid back.';
comment on column milestone_dispute.returned_paise is 'Of it, what goes back through the gateway, in paise.';
comment on column milestone_dispute.proposed_paise is 'What an Admin would take off, above the limit of one; null: nothing is proposed.';
comment on column milestone_dispute.proposed_reason is 'Why, as both sides will read it.';
comment on column milestone_dispute.proposed_by is 'The Admin who proposed it; another one decides.';

alter table book_entry drop constraint book_entry_kind_check;
alter table book_entry add constraint book_entry_kind_check
  check (kind in ('opening', 'bill', 'receipt', 'credit_note', 'refund', 'reversal'));
alter table book_entry add constraint book_entry_refund check (kind <> 'refund' or (amount_paise > 0 and order_id is not null));
comment on column book_entry.kind is 'opening, bill, receipt, credit_note, refund of a receipt through the platform, or reversal of a receipt or credit note that was written wrongly.';
