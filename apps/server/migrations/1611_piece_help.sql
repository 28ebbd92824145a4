-- Common questions and how-to videos are written as public content; publishing writes the row that people read.

alter table piece
  drop constraint piece_kind_check,
  drop constraint piece_place_check,
  drop constraint piece_about_category,
  drop constraint piece_title_en_check,
  drop constraint piece_title_hi_check,
  alter column changed_by drop not null,
  add column topic text check (topic in ('booking', 'visit', 'cancelling', 'payment', 'refund', 'offer', 'account', 'partner')),
  add column found text not null default '' check (length(found) <= 300),
  add column seconds int check (seconds between 5 and 7200),
  add constraint piece_kind_check check (kind in ('banner', 'section', 'category', 'faq', 'video')),
  add constraint piece_place_check check (place in ('home', 'services', 'jobs', 'network', 'help')),
  add constraint piece_about_known check ((about <> '') = (kind in ('category', 'faq', 'video'))),
  add constraint piece_help_place check ((place = 'help') = (kind in ('faq', 'video'))),
  add constraint piece_help_series check (kind not in ('faq', 'video') or about = series_id::text),
  add constraint piece_title_en_length check (length(title_en) <= case kind when 'faq' then 160 when 'video' then 100 else 60 end),
  add constraint piece_title_hi_length check (length(title_hi) <= case kind when 'faq' then 160 when 'video' then 100 else 60 end);
comment on column piece.series_id is 'The same for all editions of one piece: the id of the first; of a question or a video its own id.';
comment on column piece.about is 'Of words of a category: the category; of a question or a video: its id; otherwise empty.';
comment on column piece.long_en is 'Longer words of a category, may be empty; the answer of a question.';
comment on column piece.link is 'A path of our own site, or an https address; empty: none. Of a video: its page.';
comment on column piece.changed_by is 'The Admin who changed it last; null: it came with the product. No foreign key: content stays when the account is erased.';
comment on column piece.topic is 'Of a question: what it is about; null: not said yet, or it is no question.';
comment on column piece.found is 'Of a question: more words to be found by, in any spelling.';
comment on column piece.seconds is 'Of a video: how long it is; null: not said yet, or it is no video.';

alter table demo_video add column is_shown boolean not null default true;
comment on column demo_video.is_shown is 'False: an Admin took it back.';
