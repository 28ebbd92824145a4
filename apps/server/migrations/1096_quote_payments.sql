-- A payment of a quote is a percent or an amount. Decision 0259.

comment on column quote.content is
  'What was written: lines, discount, payments (each a percent of what the amounts leave, or an amount in paise), days, warranty, terms.';
comment on column quote.price is
  'What it comes to by the tax rules of that instant: each line with its GST, the sums, the payments in paise.';
