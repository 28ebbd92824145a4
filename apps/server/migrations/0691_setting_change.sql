-- Changes of the configuration by Admins. What came with the product stays in setting; what counts is both together.

create table setting_preview (
  preview_id uuid primary key,
  key text not null,
  part text not null,
  city_code text references city,
  category_id text references category,
  value jsonb not null,
  status text not null check (status in ('Counting', 'Done')),
  asked_by uuid not null references user_account,
  asked_at timestamptz not null,
  since timestamptz not null,
  reached_at timestamptz,
  reached_id uuid,
  total int not null check (total >= 0),
  looked int not null default 0 check (looked >= 0),
  tally jsonb not null
);
comment on table setting_preview is 'What a change of a setting would have done to the visits of the 30 days before it was asked; reckoned in steps.';
comment on column setting_preview.preview_id is 'Id.';
comment on column setting_preview.key is 'Of the configuration, e.g. booking.rules.';
comment on column setting_preview.part is 'Of its value, e.g. feePercent.';
comment on column setting_preview.city_code is 'The city that the change is for; null: every city.';
comment on column setting_preview.category_id is 'The category; null: every category.';
comment on column setting_preview.value is 'The value that is tried; null: as elsewhere.';
comment on column setting_preview.status is 'Counting until no visit is left, then Done.';
comment on column setting_preview.asked_by is 'The Admin.';
comment on column setting_preview.asked_at is 'When; the visits before this instant are looked at.';
comment on column setting_preview.since is 'The visits from this instant on.';
comment on column setting_preview.reached_at is 'Start of the last visit that was looked at.';
comment on column setting_preview.reached_id is 'The booking of that visit: the next step goes on behind it.';
comment on column setting_preview.total is 'Visits of the place in that time.';
comment on column setting_preview.looked is 'Those that were looked at.';
comment on column setting_preview.tally is 'The sums so far, by city and category, and a few examples.';

create table setting_change (
  change_id uuid primary key,
  key text not null,
  part text not null,
  city_code text references city,
  category_id text references category,
  from_day date not null,
  valid_from timestamptz not null,
  value jsonb not null,
  written text not null,
  why text not null,
  status text not null check (status in ('Waiting', 'Set', 'Refused', 'Withdrawn')),
  version int not null check (version > 0),
  preview_id uuid references setting_preview,
  money boolean not null,
  proposed_by uuid not null references user_account,
  proposed_at timestamptz not null,
  decided_by uuid references user_account,
  decided_at timestamptz,
  decide_why text not null default '',
  constraint setting_change_decided_by_another check (status not in ('Set', 'Refused') or decided_by is null or decided_by <> proposed_by),
  constraint setting_change_approved check (status <> 'Set' or not money or decided_by is not null)
);
comment on table setting_change is 'A part of the configuration from a day on, somewhere or everywhere. Never edited: a later change follows it.';
comment on column setting_change.change_id is 'Id.';
comment on column setting_change.key is 'Of the configuration, e.g. booking.rules.';
comment on column setting_change.part is 'Of its value, e.g. feePercent.';
comment on column setting_change.city_code is 'Its city; null: every city without a value of its own.';
comment on column setting_change.category_id is 'Its category; null: every category without a value of its own.';
comment on column setting_change.from_day is 'The first day that was wanted, in Asia/Kolkata.';
comment on column setting_change.valid_from is 'Midnight of that day; where it was past when the change was set, that instant.';
comment on column setting_change.value is 'The value from then on; null: as elsewhere.';
comment on column setting_change.written is 'The value in words, as it was confirmed.';
comment on column setting_change.why is 'What the Admin wrote.';
comment on column setting_change.status is 'Waiting for a second Admin, Set, Refused by one, or Withdrawn before it began; only Set counts.';
comment on column setting_change.version is 'Raised by every move.';
comment on column setting_change.preview_id is 'What its Admin was shown of its effect.';
comment on column setting_change.money is 'It moves money: a second Admin has to approve it.';
comment on column setting_change.proposed_by is 'The Admin who wanted it.';
comment on column setting_change.proposed_at is 'When.';
comment on column setting_change.decided_by is 'Who approved, refused or withdrew it.';
comment on column setting_change.decided_at is 'When.';
comment on column setting_change.decide_why is 'What that Admin wrote.';

-- Of two changes of one setting for one place at one instant the later Admin is told.
create unique index setting_change_once on setting_change
  (key, part, coalesce(city_code, ''), coalesce(category_id, ''), valid_from) where status in ('Waiting', 'Set');
create index setting_change_of_setting on setting_change (key, part, valid_from desc, change_id);

create function refuse_setting_rewrite() returns trigger language plpgsql as $$
begin
  if (new.key, new.part, new.city_code, new.category_id, new.from_day, new.value, new.written, new.why, new.money, new.proposed_by)
      is distinct from (old.key, old.part, old.city_code, old.category_id, old.from_day, old.value, old.written, old.why, old.money, old.proposed_by)
    or (old.status <> 'Waiting' and new.valid_from <> old.valid_from)
    or old.status in ('Refused', 'Withdrawn')
    or (old.status = 'Set' and new.status <> 'Withdrawn') then
    raise exception 'A change of a setting is never edited.';
  end if;
  return new;
end $$;
create trigger setting_change_kept before update on setting_change for each row execute function refuse_setting_rewrite();

create constraint trigger setting_change_snapshot after insert or update or delete on setting_change deferrable initially deferred
  for each row execute function raise_named_snapshot('setting');
create trigger setting_change_snapshot_emptied after truncate on setting_change for each statement execute function raise_all_snapshots();
