-- Contact details that were refused in a post are counted as those in messages and reviews are.

alter table contact_try drop constraint contact_try_place_check;
alter table contact_try add constraint contact_try_place_check check (place in ('message', 'file', 'review', 'post'));
comment on column contact_try.place is 'Where: a message, a file of one, a review or the answer to one, a post.';
