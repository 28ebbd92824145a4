-- Quotes on the paper of their partner.

alter table quote
  add column template_id uuid,
  add column template_version int,
  add constraint quote_paper foreign key (template_id, template_version) references document_template_version,
  add constraint quote_paper_whole check (num_nonnulls(template_id, template_version) in (0, 2));
comment on column quote.template_id is 'The template of the business with which its paper is drawn; null: our own paper.';
comment on column quote.template_version is 'Which text of it; that does not change any more.';
create index quote_by_paper on quote (template_id, template_version) where template_id is not null;
