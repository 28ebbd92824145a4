-- Alternatives of a quote, of which the customer chooses one of each group. Decision 0225.

comment on column quote.chosen_of is 'The version that was accepted with these of its optional lines and alternatives; null: nothing was to be chosen.';
comment on column quote.total_paise is 'What the customer pays at least: for all of it that is not optional, with the cheapest alternatives, tax included, paise.';
