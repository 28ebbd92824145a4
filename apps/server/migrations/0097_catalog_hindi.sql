-- What a service is and holds, in Hindi too.

alter table service
  add column description_hi text,
  add column includes_hi text[],
  add column excludes_hi text[];
comment on column service.description_hi is 'The description in Hindi, Devanagari; null: not written, the English one stands.';
comment on column service.includes_hi is 'What the price holds, in Hindi; null: as description_hi.';
comment on column service.excludes_hi is 'What it does not, in Hindi; null: as description_hi.';
