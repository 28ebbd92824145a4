-- Job offers on the paper of their business.

alter table job_offer_letter
  add column template_id uuid,
  add column template_version int,
  add constraint job_offer_letter_paper foreign key (template_id, template_version) references document_template_version,
  add constraint job_offer_letter_paper_whole check (num_nonnulls(template_id, template_version) in (0, 2));
comment on column job_offer_letter.template_id is 'The template of the business with which its paper is drawn; null: our own paper.';
comment on column job_offer_letter.template_version is 'Which text of it; that does not change any more.';
create index job_offer_letter_by_paper on job_offer_letter (template_id, template_version) where template_id is not null;
