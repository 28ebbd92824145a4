-- Services of one category shared the category's picture, so a list of them could not be told apart at a glance.

alter table service add column picture text;
comment on column service.picture is 'Key of its own drawing, as split-ac; null: it is shown with the drawing of its category.';
