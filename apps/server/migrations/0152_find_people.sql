-- Support finds people by a part of their name or the beginning of their number.

create index user_account_name_trigram on user_account using gin (full_name gin_trgm_ops);
create index user_account_mobile_prefix on user_account (mobile_number text_pattern_ops);
