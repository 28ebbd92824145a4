-- Posts and blogs are found by their words: as they are written, in the other letters, and by their sound.

create function network_sounds(plain text) returns text[] language sql immutable strict parallel safe begin atomic
  select array(
    select distinct letters || sound from (
      select '=a' as letters, translate(regexp_replace(plain, '[^a-z ]', '', 'g'), 'cqxzfwaeiouhy', 'kkkjpv') as sounds
      union all
      select '=d', regexp_replace(translate(regexp_replace(plain, '[a-z]', '', 'g'),
        'कखगघचछजझटठडढतथदधनणङञंँपफबभमरलळवशषस', 'kkggkkjjttddttddnnnnnnppbbmrllvsss'), '[^a-z ]', '', 'g')) folded,
      unnest(string_to_array(regexp_replace(sounds, '([a-z])\1+', '\1', 'g'), ' ')) sound
    where length(sound) between 3 and 40);
end;
comment on function network_sounds is 'The consonants of words in small letters, each once, behind =a for Latin and =d for Devanagari: bijli and बिजली are the same but for these. Vowels, h and y are what people spell otherwise; fewer than three consonants are those of too many words.';

create function network_plain(said text) returns text language sql immutable strict parallel safe begin atomic
  select translate(lower(said), '.,;:!?()[]{}<>"''`~@#$%^&*_=+|/\-–—…“”‘’•।॥' || chr(10) || chr(13) || chr(9) || chr(160), repeat(' ', 46));
end;
comment on function network_plain is 'Words in small letters between spaces.';

create function network_words(said text) returns tsvector language sql immutable strict parallel safe begin atomic
  select array_to_tsvector(array(
    select distinct word from unnest(string_to_array(network_plain(said), ' ')) word where length(word) between 2 and 40
    union all select unnest(network_sounds(network_plain(said)))));
end;
comment on function network_words is 'What a text is found by: its words, and how they sound.';

create function network_blog_words(title text, summary text, tags text[]) returns tsvector language sql immutable strict parallel safe begin atomic
  select network_words(title || ' ' || summary || ' ' || array_to_string(tags, ' '));
end;
comment on function network_blog_words is 'The same of a blog.';

create function network_quarter(at timestamptz) returns int language sql immutable strict parallel safe begin atomic
  select (extract(year from at at time zone 'UTC') * 4 + extract(quarter from at at time zone 'UTC'))::int;
end;
comment on function network_quarter is 'Quarters of a year, counted: the newest texts are looked at first without sorting all that hold a common word.';

-- Each search looks into these indexes some twenty times, so no rows wait beside them.
create index network_post_words on network_post using gin (network_quarter(published_at), network_words(body)) with (fastupdate = off)
  where status = 'published';
create index network_blog_words_index on network_blog using gin (network_quarter(published_at), network_blog_words(title, summary, tags)) with (fastupdate = off)
  where status = 'published';
create index network_blog_title_trigram on network_blog using gin (title gin_trgm_ops) where status = 'published';
