-- An invitation may also name an e-mail address, and remembers in which language it was written.

alter table staff_invitation
  add column email text check (email = lower(email) and length(email) <= 254),
  add column language text not null default 'en' check (language in ('en', 'hi'));
comment on column staff_invitation.email is 'Whoever proved this address may accept as well; null: the number alone.';
comment on column staff_invitation.language is 'That of the inviter: for the message, where the invited person has chosen none.';
create index staff_invitation_of_email on staff_invitation (email, invitation_id) where status = 'Pending' and email is not null;
create index staff_invitation_recent on staff_invitation (mobile_number, created_at desc);
