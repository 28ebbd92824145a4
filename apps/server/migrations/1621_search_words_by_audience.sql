-- Posts for everyone are looked at apart from those for some: the ones that a reader may not see would fill the most that are
-- looked at. What looks is kept in the database with its plans: planning it took longer than looking.

drop index network_post_words;
create index network_post_words on network_post using gin (network_quarter(published_at), network_words(body)) with (fastupdate = off)
  where status = 'published' and audience = 'everyone';
create index network_post_words_to_some on network_post using gin (network_quarter(published_at), network_words(body)) with (fastupdate = off)
  where status = 'published' and audience <> 'everyone';

create function network_ways(asked tsquery, plain text) returns table (near int, query tsquery) language sql immutable parallel safe begin atomic
  with sounds as materialized (select network_sounds(plain) as own),
    whole as (select own from sounds where cardinality(own) = (select count(distinct word) from unnest(string_to_array(plain, ' ')) word))
  select 2, asked
  union all select 1, string_agg(quote_literal(case when starts_with(sound, '=a') then '=d' else '=a' end || substr(sound, 3)), ' & ')::tsquery
    from whole, unnest(own) sound having count(*) > 0
  union all select 0, string_agg(quote_literal(sound), ' & ')::tsquery from whole, unnest(own) sound having count(*) > 0;
end;
comment on function network_ways is 'How words may be said: as they are written (2), so in the other letters (1), or only sounding so (0); without words that are too short for a sound.';

create function network_posts_said(asked tsquery, plain text, until timestamptz, most int)
  returns table (id uuid, near int, at timestamptz) language plpgsql stable as $$
declare
  way record;
  many int;
  total int := 0;
begin
  for way in select w.near, w.query from network_ways(asked, plain) w order by w.near desc loop
    exit when total >= most;
    return query select p.post_id, way.near, p.published_at from network_post p
      where p.status = 'published' and p.audience = 'everyone' and network_words(p.body) @@ way.query limit most;
    get diagnostics many = row_count;
    total := total + many;
    if many >= most then
      return query select r.* from generate_series(0, 19) back cross join lateral (
        select p.post_id, way.near, p.published_at from network_post p
        where p.status = 'published' and p.audience = 'everyone'
          and network_quarter(p.published_at) = network_quarter(until) - back and network_words(p.body) @@ way.query limit most) r limit most;
    end if;
    return query select p.post_id, way.near, p.published_at from network_post p
      where p.status = 'published' and p.audience <> 'everyone' and network_words(p.body) @@ way.query limit most;
    get diagnostics many = row_count;
    total := total + many;
    if many >= most then
      return query select r.* from generate_series(0, 19) back cross join lateral (
        select p.post_id, way.near, p.published_at from network_post p
        where p.status = 'published' and p.audience <> 'everyone'
          and network_quarter(p.published_at) = network_quarter(until) - back and network_words(p.body) @@ way.query limit most) r limit most;
    end if;
  end loop;
end
$$;
comment on function network_posts_said is 'Published posts that say the words: all where they are few; of a common word some, and the newest by quarters of a year, so that no search sorts all that hold it. Whether they may be read is asked by who calls it.';

create function network_blogs_said(asked tsquery, plain text, title_like text, until timestamptz, most int)
  returns table (id uuid, near int, at timestamptz) language plpgsql stable as $$
declare
  way record;
  many int;
  total int := 0;
begin
  for way in select w.near, w.query from network_ways(asked, plain) w order by w.near desc loop
    exit when total >= most;
    return query select b.blog_id, way.near, b.published_at from network_blog b
      where b.status = 'published' and network_blog_words(b.title, b.summary, b.tags) @@ way.query limit most;
    get diagnostics many = row_count;
    total := total + many;
    if many >= most then
      return query select r.* from generate_series(0, 19) back cross join lateral (
        select b.blog_id, way.near, b.published_at from network_blog b
        where b.status = 'published' and network_quarter(b.published_at) = network_quarter(until) - back
          and network_blog_words(b.title, b.summary, b.tags) @@ way.query limit most) r limit most;
    end if;
  end loop;
  if total = 0 and length(title_like) > 3 then
    return query select b.blog_id, 0, b.published_at from network_blog b
      where b.status = 'published' and b.title %> title_like limit most;
  end if;
end
$$;
comment on function network_blogs_said is 'The same of blogs; where none says the words, those whose title is spelled much like them.';
