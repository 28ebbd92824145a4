/** A page of the feed of a member, in one statement: posts of connections and of the place, with all that a screen shows of them. */
import { createHmac } from 'node:crypto';
import { pageOf } from './cards.mjs';
import { rowsOf } from './driver.mjs';
import { claimsOf, liveSession } from './session.mjs';

const pageSize = 20;
const order = 'published_at desc, post_id desc';

/** $1 session, $2 token. */
const page = `with viewer as materialized (select m.member_id, m.city_code
    from ${liveSession('$1', '$2')} join network_member m on m.user_id = session.user_id),
  page as materialized (select * from (
    (select p.*, case when p.author_id = v.member_id then 'own' else 'connection' end as why
      from viewer v cross join lateral (select e.post_id from network_feed_entry e where e.member_id = v.member_id
        order by e.published_at desc, e.post_id desc limit ${pageSize + 1}) e join network_post p on p.post_id = e.post_id and p.status = 'published')
    union all
    (select p.*, 'place' from viewer v cross join lateral (select p.* from network_post p
      where p.city_code = v.city_code and p.status = 'published' and p.audience = 'everyone' and p.author_id <> v.member_id
        and not exists (select from network_feed_entry e where e.member_id = v.member_id and e.post_id = p.post_id)
      order by p.published_at desc, p.post_id desc limit ${pageSize + 1}) p)) found order by ${order} limit ${pageSize + 1})
  select page.*, m.user_id as author_user, m.handle, m.headline, m.shown_name, coalesce(city.name, '') as place,
    network_tie(v.member_id, m.member_id) as tie, u.full_name,
    (select json_agg(json_build_object('memberId', x.member_id, 'handle', x.handle, 'currentHandle', y.handle,
        'name', case when network_tie(v.member_id, y.member_id) in ('self', 'connected') then coalesce(yu.full_name, y.shown_name) else y.shown_name end)
        order by x.handle) from network_post_mention x join network_member y using (member_id) left join user_account yu on yu.user_id = y.user_id
      where x.post_id = page.post_id) as mentions,
    (select json_agg(json_build_object('pictureId', picture_id, 'url', storage_key, 'alternative', alternative, 'width', width,
        'height', height) order by position) from network_post_picture where post_id = page.post_id) as pictures,
    exists (select from network_saved_post s where s.member_id = v.member_id and s.post_id = page.post_id) as is_saved,
    (select kind from network_reaction r where r.member_id = v.member_id and r.subject = 'post' and r.subject_id = page.post_id) as reaction
  from page cross join viewer v join network_member m on m.member_id = page.author_id
    left join user_account u on u.user_id = m.user_id left join city on city.city_code = m.city_code
  order by page.published_at desc, page.post_id desc`;

const stepMs = 5 * 60_000;

/** As links to files are signed: good for five to ten minutes. */
function linkOf(key) {
  const e = String((Math.floor(Date.now() / stepMs) + 2) * stepMs);
  const s = createHmac('sha256', process.env.LIMIT_SECRET)
    .update(JSON.stringify(['file link', key, 'post', e]))
    .digest('base64url');
  return `/files/${key}?${new URLSearchParams({ u: 'post', e, s }).toString()}`;
}

const isNear = (tie) => tie === 'self' || tie === 'connected';

const authorOf = (row) => ({
  memberId: row.author_id,
  kind: row.author_user === null ? 'business' : 'person',
  name: (isNear(row.tie) && row.full_name) || row.shown_name,
  photoUrl: null,
  headline: row.headline,
  place: row.place,
  handle: row.handle,
  tie: row.tie,
});

/** Posts of others with words and pictures; own ones, those of groups, and what else a post carries are left to the product. */
export const postOf = (row) => ({
  postId: row.post_id,
  author: authorOf(row),
  body: row.body,
  audience: row.audience,
  group: null,
  tags: row.tags,
  mentions: row.mentions || [],
  pictures: (row.pictures || []).map((one) => ({ ...one, url: linkOf(one.url) })),
  link: null,
  file: null,
  poll: null,
  jobCard: null,
  status: row.status,
  declineReason: null,
  publishAt: null,
  publishedAt: row.published_at && row.published_at.toISOString(),
  editedAt: row.edited_at && row.edited_at.toISOString(),
  comments: row.comments,
  reactions: row.reactions,
  reaction: row.reaction,
  saved: row.is_saved,
  why: row.why,
  version: row.version,
  can: { edit: false, delete: false, release: false, answer: row.status === 'published' },
});

export async function feed({ headers }) {
  const claims = claimsOf(headers);
  const rows = claims ? await rowsOf(page, [claims.sid, claims.jti]) : [];
  return pageOf(rows, pageSize, postOf, (row) => [row.published_at.toISOString(), row.post_id]);
}
