-- The rates of the law that salaries are worked out by, each from a day on; loaded from data/payroll.

create table payroll_rule (
  kind text not null check (kind in ('epf', 'esi', 'wages', 'gratuity', 'tds', 'professional_tax', 'labour_welfare')),
  state_code text not null default '',
  gender text not null default '' check (gender in ('', 'M', 'F')),
  valid_from date not null,
  value jsonb not null,
  source text not null,
  primary key (kind, state_code, gender, valid_from)
);
comment on table payroll_rule is 'A rate of the law as it counts from a day on; amounts inside are rupees, as the law writes them.';
comment on column payroll_rule.kind is 'Which law: provident fund, state insurance, definition of wages, gratuity, income tax, professional tax, labour welfare fund.';
comment on column payroll_rule.state_code is 'State of a tax of states; empty: all of India.';
comment on column payroll_rule.gender is 'M or F where the law tells them apart; empty: for everyone.';
comment on column payroll_rule.valid_from is 'First day on which it counts, Asia/Kolkata.';
comment on column payroll_rule.value is 'Rates, ceilings and slabs, in rupees and percent.';
comment on column payroll_rule.source is 'Where the rate was read.';
