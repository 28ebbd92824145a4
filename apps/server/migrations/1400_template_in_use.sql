-- One template of a kind is the business's own paper for it.

alter table document_template add column in_use_since timestamptz;
comment on column document_template.in_use_since is 'Since when new documents of its kind are made with it; null: they are not.';
create unique index document_template_in_use on document_template (organisation_id, kind)
  where in_use_since is not null and removed_at is null;
