-- Changes of projects on the paper of their business.

alter table scope_change
  add column template_id uuid,
  add column template_version int,
  add constraint scope_change_paper foreign key (template_id, template_version) references document_template_version,
  add constraint scope_change_paper_whole check (num_nonnulls(template_id, template_version) in (0, 2));
comment on column scope_change.template_id is 'The template of the business with which its paper is drawn; null: our own paper.';
comment on column scope_change.template_version is 'Which text of it; that does not change any more.';
create index scope_change_by_paper on scope_change (template_id, template_version) where template_id is not null;
create index scope_change_of_organisation on scope_change (organisation_id, proposed_at desc, scope_change_id desc);
