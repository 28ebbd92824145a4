-- The document of a quote, offer or letter is an envelope, which both sides sign on the screen of that.

alter table envelope
  drop constraint envelope_source_check,
  add constraint envelope_source_check check (source in ('here', 'outside', 'agreement')),
  drop constraint envelope_pending,
  add constraint envelope_pending check (
    status <> 'pending' or source = 'agreement' or (sent_at is not null and ends_at is not null and remind_at is not null)
  );
comment on column envelope.source is 'Uploaded and signed here, a copy from outside, or the document of a quote, offer or letter.';
comment on column envelope.user_id is 'Who made it; of the document of a quote, offer or letter whose it is.';
comment on column envelope.ends_at is 'When it expires; null: it was never sent, or ends with what it is about.';
comment on column envelope.remind_at is 'When those whose turn it is are reminded next; null: never.';

alter table envelope_recipient
  add column side text check (side in ('first', 'second')),
  add column user_id uuid references user_account,
  add column organisation_id uuid references organisation,
  add column screen text check (length(screen) between 1 and 300),
  drop constraint envelope_recipient_mobile_number_check,
  add constraint envelope_recipient_mobile_number_check check (
    mobile_number ~ '^[2-9][0-9]{9}$' or (mobile_number = '' and side is not null)
  ),
  add constraint envelope_recipient_party check (num_nonnulls(user_id, organisation_id) = case when side is null then 0 else 1 end);
comment on column envelope_recipient.mobile_number is 'Where one-time passwords go; empty: of a side of an agreement that has not signed.';
comment on column envelope_recipient.side is 'Which side of an agreement; null: named by a sender.';
comment on column envelope_recipient.user_id is 'Of a person who is a side of an agreement; null: a business, or no agreement.';
comment on column envelope_recipient.organisation_id is 'Of a business that is a side of an agreement: one of its team signs; null: a person, or no agreement.';
comment on column envelope_recipient.screen is 'Where in the web app this side signs the agreement; null: by the link.';
create unique index envelope_recipient_side on envelope_recipient (envelope_id, side) where side is not null;
create index envelope_recipient_of_user on envelope_recipient (user_id) where user_id is not null;

alter table envelope_step
  drop constraint envelope_step_kind_check,
  add constraint envelope_step_kind_check check (kind in ('created', 'offered', 'sent', 'asked', 'code_sent', 'opened', 'signed', 'approved',
    'witnessed', 'declined', 'delegated', 'commented', 'reminded', 'corrected', 'cancelled', 'expired', 'sealed', 'copied'));
