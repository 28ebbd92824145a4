-- A setting may differ by city, by category and by both, in the scope of its row instead of within its value.

comment on column setting.scope is '* for everywhere, else category:<categoryId>, city:<cityCode>, or city:<cityCode> category:<categoryId>; of each part of the value the narrowest that says it counts, a city before a category.';
comment on column setting.valid_from is 'From this instant on, each part until a later row of the same key and scope that says it too.';
comment on column setting.value is 'What changes from then on, part by part; a part that is null is again as it is elsewhere. The shape belongs to the key''s owner.';

insert into setting (key, scope, valid_from, value, why)
  select s.key, case when s.scope = '*' then '' else s.scope || ' ' end || 'category:' || c.key, s.valid_from, c.value, s.why
  from setting s, jsonb_each(s.value -> 'categories') c where s.key = 'instant.rules'
  on conflict do nothing;
insert into setting (key, scope, valid_from, value, why)
  select s.key, case when s.scope = '*' then '' else s.scope || ' ' end || 'category:' || c.key, s.valid_from,
    jsonb_build_object('commissionPercent', c.value), s.why
  from setting s, jsonb_each(s.value -> 'commissionByCategory') c where s.key = 'ledger.rules'
  on conflict do nothing;
update setting set value = value - 'categories' where key = 'instant.rules' and value ? 'categories';
update setting set value = value - 'commissionByCategory' where key = 'ledger.rules' and value ? 'commissionByCategory';
