-- Disputes of finished work: the claim, the partner's answer, the evidence of both, the decision, work done again.

alter table booking
  add column refund_granted_paise bigint not null default 0,
  add column rework_of_booking_id uuid references booking,
  add constraint booking_refund_granted_within_bill check (refund_granted_paise between 0 and total_paise + additions_paise);
comment on column booking.refund_granted_paise is 'What was taken off the bill after a dispute, paise; 0: nothing.';
comment on column booking.rework_of_booking_id is 'The disputed booking whose work is done again at no price; null: an ordinary booking.';
create index booking_rework_of on booking (rework_of_booking_id) where rework_of_booking_id is not null;

create table booking_dispute (
  dispute_id uuid primary key,
  booking_id uuid not null references booking,
  city_code text not null,
  buyer_id uuid not null references user_account,
  organisation_id uuid not null references organisation,
  status text not null default 'open' check (status in ('open', 'answered', 'offered', 'proposed', 'decided')),
  version int not null default 1 check (version > 0),
  kind text not null check (kind in ('not_done', 'damage', 'charged_wrongly', 'behaviour', 'other')),
  request text not null check (request in ('rework', 'refund', 'explanation')),
  words text not null,
  opened_at timestamptz not null,
  answer_before timestamptz not null,
  answer_words text not null default '',
  answered_at timestamptz,
  answered_by uuid references user_account,
  offer text check (offer in ('rework', 'refund')),
  offer_paise bigint check (offer_paise > 0),
  assignee_id uuid references user_account,
  assigned_at timestamptz,
  outcome text check (outcome in ('rework', 'refund', 'dismissed')),
  refund_paise bigint check (refund_paise > 0),
  borne_by text check (borne_by in ('partner', 'platform')),
  rework_by text check (rework_by in ('same', 'another')),
  rework_before timestamptz,
  reason text not null default '',
  proposed_by uuid references user_account,
  decided_by uuid references user_account,
  decided_at timestamptz,
  constraint booking_dispute_once unique (booking_id),
  constraint booking_dispute_decided check ((status = 'decided') = (decided_at is not null)),
  constraint booking_dispute_outcome check ((outcome is not null) = (status in ('decided', 'proposed'))),
  constraint booking_dispute_refund check ((outcome is not distinct from 'refund') = (refund_paise is not null) and (refund_paise is null) = (borne_by is null)),
  constraint booking_dispute_rework check ((outcome is not distinct from 'rework') = (rework_by is not null) and (rework_by is null) = (rework_before is null)),
  constraint booking_dispute_offer check ((offer is not distinct from 'refund') = (offer_paise is not null)),
  constraint booking_dispute_offered check (status <> 'offered' or offer is not null)
);
comment on table booking_dispute is 'A customer''s claim that a finished job went wrong, and how it was decided.';
comment on column booking_dispute.dispute_id is 'UUID v7.';
comment on column booking_dispute.booking_id is 'The disputed booking; one dispute each.';
comment on column booking_dispute.city_code is 'City of the booking; the key it would be distributed by.';
comment on column booking_dispute.buyer_id is 'Who disputes: the buyer of the booking.';
comment on column booking_dispute.organisation_id is 'The partner whose work is disputed.';
comment on column booking_dispute.status is 'State of the dispute lifecycle.';
comment on column booking_dispute.version is 'Grows by one with every change; what a screen showed is compared with it.';
comment on column booking_dispute.kind is 'What went wrong, in the customer''s eyes.';
comment on column booking_dispute.request is 'What the customer asks for.';
comment on column booking_dispute.words is 'The customer''s words; personal.';
comment on column booking_dispute.opened_at is 'When it was opened.';
comment on column booking_dispute.answer_before is 'Until when the partner is heard before staff decide.';
comment on column booking_dispute.answer_words is 'The partner''s side of it; personal. Empty: no answer yet.';
comment on column booking_dispute.answered_at is 'When the partner answered; null: it has not.';
comment on column booking_dispute.answered_by is 'Who answered for the partner.';
comment on column booking_dispute.offer is 'What the partner offered by itself; null: nothing.';
comment on column booking_dispute.offer_paise is 'The offered refund, paise; null: no refund was offered.';
comment on column booking_dispute.assignee_id is 'The Admin who has taken it; null: no one.';
comment on column booking_dispute.assigned_at is 'When it was taken.';
comment on column booking_dispute.outcome is 'How it ends; of a proposed decision, how it would.';
comment on column booking_dispute.refund_paise is 'What is taken off the bill, paise; of a refund only.';
comment on column booking_dispute.borne_by is 'Whose share pays for the refund.';
comment on column booking_dispute.rework_by is 'Whether the same partner does the work again or another one.';
comment on column booking_dispute.rework_before is 'Until when the customer may choose the time of the rework.';
comment on column booking_dispute.reason is 'Why it was decided so; both sides read it.';
comment on column booking_dispute.proposed_by is 'The Admin who proposed a refund above the limit; null: it needed no second Admin.';
comment on column booking_dispute.decided_by is 'Who decided: an Admin, or the buyer who accepted the partner''s offer.';
comment on column booking_dispute.decided_at is 'When.';
create index booking_dispute_waiting on booking_dispute (opened_at, dispute_id) where status <> 'decided';
create index booking_dispute_opened on booking_dispute (opened_at desc, dispute_id desc);
create index booking_dispute_buyer on booking_dispute (buyer_id, opened_at desc);
create index booking_dispute_organisation on booking_dispute (organisation_id, opened_at desc);

create table booking_dispute_photo (
  photo_id uuid primary key,
  dispute_id uuid not null references booking_dispute,
  booking_id uuid not null references booking,
  city_code text not null,
  side text not null check (side in ('customer', 'partner')),
  storage_key text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  taken_by uuid not null references user_account,
  taken_at timestamptz not null
);
comment on table booking_dispute_photo is 'Photos that a side of a dispute gives as evidence.';
comment on column booking_dispute_photo.photo_id is 'UUID v7.';
comment on column booking_dispute_photo.dispute_id is 'The dispute.';
comment on column booking_dispute_photo.booking_id is 'Its booking.';
comment on column booking_dispute_photo.city_code is 'As on the booking.';
comment on column booking_dispute_photo.side is 'Who shows it.';
comment on column booking_dispute_photo.storage_key is 'Where the re-encoded picture lies.';
comment on column booking_dispute_photo.width is 'Pixels.';
comment on column booking_dispute_photo.height is 'Pixels.';
comment on column booking_dispute_photo.taken_by is 'Who uploaded it.';
comment on column booking_dispute_photo.taken_at is 'When it was received.';
create index booking_dispute_photo_of_dispute on booking_dispute_photo (dispute_id, taken_at);
create index booking_dispute_photo_by on booking_dispute_photo (taken_by);
create index booking_dispute_photo_booking on booking_dispute_photo (booking_id);

insert into ledger_account (account_code, name, kind, by_organisation) values
  ('refunds_borne', 'Refunds borne for partners', 'income', false);

-- Credit notes (CGST Act, section 34): their own numbers, without gaps, per supplier and financial year.
alter table invoice_series add column kind text not null default 'invoice' check (kind in ('invoice', 'credit_note'));
comment on column invoice_series.kind is 'What it numbers: invoices, or the credit notes of them.';
drop index invoice_series_supplier;
create unique index invoice_series_supplier on invoice_series (organisation_id, financial_year, kind) nulls not distinct;

create table credit_note (
  credit_note_id uuid primary key,
  invoice_id uuid not null references invoice,
  booking_id uuid not null references booking,
  buyer_id uuid not null references user_account,
  organisation_id uuid not null references organisation,
  series text not null,
  financial_year text not null,
  sequence int not null check (sequence >= 1),
  credit_note_number text not null check (credit_note_number ~ '^[A-Za-z0-9][A-Za-z0-9\-/]{0,15}$'),
  total_paise bigint not null check (total_paise > 0),
  frozen jsonb not null,
  issued_at timestamptz not null,
  constraint credit_note_once unique (invoice_id),
  constraint credit_note_gapless unique (series, financial_year, sequence),
  constraint credit_note_number_once unique (credit_note_number),
  foreign key (series, financial_year) references invoice_series (series, financial_year)
);
comment on table credit_note is 'What was taken off an invoice after a dispute, as it was issued.';
comment on column credit_note.credit_note_id is 'UUID v7.';
comment on column credit_note.invoice_id is 'The invoice that it corrects; one each.';
comment on column credit_note.booking_id is 'The disputed booking.';
comment on column credit_note.buyer_id is 'The recipient; may see it.';
comment on column credit_note.organisation_id is 'The partner who did the work; may see it.';
comment on column credit_note.series is 'The supplier''s series of credit notes.';
comment on column credit_note.financial_year is 'April to March, e.g. 2627.';
comment on column credit_note.sequence is 'From 1, without gaps within series and financial year.';
comment on column credit_note.credit_note_number is 'As printed; at most 16 characters (CGST Rule 53).';
comment on column credit_note.total_paise is 'What is taken off, with tax, in paise.';
comment on column credit_note.frozen is 'Everything that stands on the paper.';
comment on column credit_note.issued_at is 'Date of the credit note.';
create index credit_note_booking on credit_note (booking_id);
create index credit_note_organisation on credit_note (organisation_id, issued_at desc);
create trigger credit_note_append_only before update or delete on credit_note for each row execute function refuse_change();

insert into setting (key, valid_from, value, why) values
  ('dispute.rules', '2020-01-01T00:00:00Z',
   '{"answerHours": 24, "secondAdminPaise": 200000, "photosASide": 6, "reworkDays": 14}',
   'Our own defaults: the partner is heard for a day; refunds above ₹2,000 need two Admins');
