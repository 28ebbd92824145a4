-- A card's address that was given up stays dead: what is printed on paper must not lead to somebody else.

create table former_card_address (
  slug text primary key check (slug ~ '^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$'),
  user_id uuid not null references user_account,
  given_up_at timestamptz not null
);
comment on table former_card_address is 'Addresses that business cards once had: they answer 410, and only their former owner may take one again.';
comment on column former_card_address.slug is 'Last part of the address.';
comment on column former_card_address.user_id is 'Whose card it was.';
comment on column former_card_address.given_up_at is 'When another took its place.';
create index former_card_address_of_user on former_card_address (user_id, given_up_at desc);
comment on column business_card.is_on is 'Off: the address answers 410.';

alter table business_card
  add column shows_picture boolean not null default true,
  add column shows_about boolean not null default true,
  add column shows_languages boolean not null default true,
  add column shows_firm boolean not null default true;
comment on column business_card.shows_picture is 'The picture of the profile stands on the card.';
comment on column business_card.shows_about is 'The few words of the profile stand on the card.';
comment on column business_card.shows_languages is 'The spoken languages stand on the card.';
comment on column business_card.shows_firm is 'The own firm stands on the card, with its place, its stars and its jobs.';
