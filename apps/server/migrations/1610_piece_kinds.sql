-- Words of categories are public content too; and which reviews the home page shows.

alter table piece
  drop constraint piece_kind_check,
  drop constraint piece_section_of_home,
  add column about text not null default '' check (length(about) <= 40),
  add column long_en text not null default '' check (length(long_en) <= 2000),
  add column long_hi text not null default '' check (length(long_hi) <= 2000),
  add column review_ids uuid[] not null default '{}' check (cardinality(review_ids) <= 12),
  add constraint piece_kind_check check (kind in ('banner', 'section', 'category')),
  add constraint piece_section_of_home check ((section is null) = (kind <> 'section') and (section is null or place = 'home')),
  add constraint piece_about_category check ((about <> '') = (kind = 'category'));
comment on column piece.about is 'Of words of a category: the category; otherwise empty.';
comment on column piece.long_en is 'Longer words of a category; may be empty.';
comment on column piece.long_hi is 'The same in Hindi.';
comment on column piece.review_ids is 'Of what customers say: the chosen reviews in their order; empty: the newest. No foreign key: one that is gone is left out.';
create unique index piece_one_category on piece (about) where kind = 'category' and status = 'published';
create index piece_of_category on piece (about) where kind = 'category';
