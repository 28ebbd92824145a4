-- Employment letters on the paper of their business.

alter table employment_letter
  add column template_id uuid,
  add column template_version int,
  add constraint employment_letter_paper foreign key (template_id, template_version) references document_template_version,
  add constraint employment_letter_paper_whole check (num_nonnulls(template_id, template_version) in (0, 2));
comment on column employment_letter.template_id is 'The template of the business with which its paper is drawn; null: our own paper.';
comment on column employment_letter.template_version is 'Which text of it; that does not change any more.';
create index employment_letter_by_paper on employment_letter (template_id, template_version) where template_id is not null;
