-- Changes of projects are made of templates too.

alter table document_template drop constraint document_template_kind_check;
alter table document_template add constraint document_template_kind_check
  check (kind in ('offer', 'appointment', 'contract', 'nda', 'quotation', 'change', 'experience', 'relieving'));
