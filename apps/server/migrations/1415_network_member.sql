-- Who takes part in the network: people and businesses, with what they allow others.

create table network_member (
  member_id uuid primary key,
  user_id uuid unique references user_account,
  organisation_id uuid unique references organisation,
  handle text not null unique check (handle ~ '^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$'),
  shown_name text not null check (length(shown_name) between 1 and 160),
  headline text check (length(headline) between 1 and 120),
  city_code text,
  trade_ids text[] not null default '{}',
  seen_by text not null default 'members' check (seen_by in ('everyone', 'members', 'connections')),
  asked_by text not null default 'everyone' check (asked_by in ('everyone', 'mutual', 'none')),
  mentioned_by text not null default 'connections' check (mentioned_by in ('everyone', 'connections', 'none')),
  is_listed boolean not null default false,
  acts_for_business boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null,
  version int not null default 1 check (version > 0),
  constraint network_member_owner check ((user_id is null) <> (organisation_id is null)),
  constraint network_member_listed check (not is_listed or seen_by = 'everyone')
);
create index network_member_by_name on network_member using gin (shown_name gin_trgm_ops);
create index network_member_by_city on network_member (city_code, member_id) where is_active;
create index network_member_listed_since on network_member (created_at desc, member_id desc) where is_listed and is_active;
comment on table network_member is 'Who takes part in the network; made when one is first looked for.';
comment on column network_member.member_id is 'UUID v7.';
comment on column network_member.user_id is 'The person; null: it is a business.';
comment on column network_member.organisation_id is 'The business; null: it is a person.';
comment on column network_member.handle is 'The address of the page, in small letters; made from the name, and changeable.';
comment on column network_member.shown_name is 'As everyone may read it: of a person the first name and an initial, of a business its name. Follows them.';
comment on column network_member.headline is 'What the member does, in its own words; null: none.';
comment on column network_member.city_code is 'GeoNames id of the city; null: it is not known.';
comment on column network_member.trade_ids is 'Categories of the catalogue that the business, or the one that a person works for, offers.';
comment on column network_member.seen_by is 'Who finds the member and opens its page.';
comment on column network_member.asked_by is 'Who may ask for a connection; mutual: who has one in common.';
comment on column network_member.mentioned_by is 'Who may mention the member.';
comment on column network_member.is_listed is 'Search engines may list the page.';
comment on column network_member.acts_for_business is 'Of a member of staff: they act for the business that they work for, where they may.';
comment on column network_member.is_active is 'False: the account or the business does not work now, and is not found.';
comment on column network_member.created_at is 'When it was first looked for.';
comment on column network_member.version is 'Counts the changes of its owner.';
