-- Templates of documents that a business fills from its records: offers, letters, contracts, quotations.

create table document_template (
  template_id uuid primary key,
  organisation_id uuid not null references organisation,
  kind text not null check (kind in ('offer', 'appointment', 'contract', 'nda', 'quotation', 'experience', 'relieving')),
  name text not null check (length(name) between 1 and 80),
  version_number int not null default 1 check (version_number > 0),
  removed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1 check (version > 0)
);
comment on table document_template is 'A text of a business that is filled from records of one kind.';
comment on column document_template.template_id is 'UUID v7.';
comment on column document_template.organisation_id is 'Whose it is.';
comment on column document_template.kind is 'What it is for, so from which records it is filled.';
comment on column document_template.name is 'As the business calls it.';
comment on column document_template.version_number is 'Of its present text in document_template_version.';
comment on column document_template.removed_at is 'When it was deleted; null: it is in use. Its texts stay.';
comment on column document_template.created_at is 'When it was made.';
comment on column document_template.updated_at is 'When it last changed.';
comment on column document_template.version is 'Counts its changes.';

create unique index document_template_name on document_template (organisation_id, lower(name)) where removed_at is null;
create index document_template_list on document_template (organisation_id, updated_at desc, template_id desc) where removed_at is null;

create table document_template_version (
  template_id uuid not null references document_template,
  version_number int not null check (version_number > 0),
  title_en text check (length(title_en) between 1 and 120),
  body_en text check (length(body_en) between 1 and 20000),
  title_hi text check (length(title_hi) between 1 and 120),
  body_hi text check (length(body_hi) between 1 and 20000),
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (template_id, version_number),
  constraint document_template_english check (num_nonnulls(title_en, body_en) in (0, 2)),
  constraint document_template_hindi check (num_nonnulls(title_hi, body_hi) in (0, 2)),
  constraint document_template_text check (num_nonnulls(body_en, body_hi) > 0)
);
comment on table document_template_version is 'The texts of a template; one of which a document was made does not change any more.';
comment on column document_template_version.template_id is 'Of which template.';
comment on column document_template_version.version_number is 'From 1.';
comment on column document_template_version.title_en is 'English title; null: not in English.';
comment on column document_template_version.body_en is 'English text: Markdown with Liquid.';
comment on column document_template_version.title_hi is 'Hindi title; null: not in Hindi.';
comment on column document_template_version.body_hi is 'Hindi text: Markdown with Liquid.';
comment on column document_template_version.created_at is 'When this version was begun.';
comment on column document_template_version.used_at is 'When the first document was made of it; null: none was.';
