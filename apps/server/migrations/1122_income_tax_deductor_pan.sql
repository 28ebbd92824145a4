-- The certificate names the PAN of the employer. Decision 0270.

alter table income_tax_setting add column pan text check (pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$');
comment on column income_tax_setting.pan is 'Permanent account number of the employer; null: the one within its GST number.';
