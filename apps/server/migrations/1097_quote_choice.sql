-- Optional lines of quotes: what a customer chose of them is a version of its own. Decision 0260.

alter table quote add column chosen_of uuid references quote;
alter table quote add constraint quote_choice_of_customer
  check (chosen_of is null or made_by = 'Buyer');
create index quote_choices on quote (chosen_of) where chosen_of is not null;
comment on column quote.chosen_of is 'The version that was accepted with these of its optional lines; null: nothing was to be chosen.';
comment on column quote.total_paise is 'What the customer pays for all of it that is not optional, tax included, paise.';
