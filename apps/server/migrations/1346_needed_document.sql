-- What a category asks of who works in it, and partners that lack it: first told, then not offered there.

alter table category add column needed_document text
  check (needed_document in ('trade_licence', 'insurance', 'police_verification', 'certificate'));
comment on column category.needed_document is 'The document that a partner needs to work in it; null: none. An Admin sets it.';

create table document_gap (
  organisation_id uuid not null references organisation on delete cascade,
  document_type text not null
    check (document_type in ('trade_licence', 'insurance', 'police_verification', 'certificate')),
  told_at timestamptz not null,
  pauses_on date not null,
  paused_at timestamptz,
  primary key (organisation_id, document_type)
);
comment on table document_gap is 'A partner whose document that its work needs ends soon, has ended or is missing; the row leaves with the next one that is accepted.';
comment on column document_gap.organisation_id is 'The partner.';
comment on column document_gap.document_type is 'What it lacks.';
comment on column document_gap.told_at is 'When the partner was told.';
comment on column document_gap.pauses_on is 'From this day the work is not offered without one, Asia/Kolkata; at least a week after the partner was told.';
comment on column document_gap.paused_at is 'Since when the work is not offered; null: it still is.';

create table paused_work (
  organisation_id uuid not null references organisation on delete cascade,
  document_type text not null
    check (document_type in ('trade_licence', 'insurance', 'police_verification', 'certificate')),
  primary key (organisation_id, document_type)
);
comment on table paused_work is 'Work of a partner that is not offered: services of the categories that need this document.';
comment on column paused_work.organisation_id is 'The partner.';
comment on column paused_work.document_type is 'What it lacks.';

alter table partner_service
  add column resumes_active boolean,
  add constraint partner_service_paused check (resumes_active is null or not is_active);
create index partner_service_paused on partner_service (organisation_id) where resumes_active is not null;
comment on column partner_service.is_active is 'What counts: the partner offers it, and has the document that its category needs.';
comment on column partner_service.resumes_active is 'While a document is lacking: whether the partner offers it afterwards; null: nothing is lacking.';
