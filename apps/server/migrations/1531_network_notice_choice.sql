-- What of the network a person is told of, kind by kind, and posts that a person hears no comments of.

create table network_notice_choice (
  user_id uuid not null references user_account,
  kind text not null check (kind in ('connections', 'comments', 'reactions', 'mentions', 'polls')),
  inapp boolean not null,
  push boolean not null,
  mail boolean not null,
  primary key (user_id, kind)
);
comment on table network_notice_choice is 'A kind of notices of the network for which a person chose; the others are told as the choice for the network says.';
comment on column network_notice_choice.user_id is 'Whose choice it is.';
comment on column network_notice_choice.kind is 'A kind of networkKinds in the contract.';
comment on column network_notice_choice.inapp is 'Whether they are in the list in the app.';
comment on column network_notice_choice.push is 'Whether they come by push, where push is on for the network.';
comment on column network_notice_choice.mail is 'Whether they come by SMS and mail, where those are on for the network.';

create table muted_post (
  user_id uuid not null references user_account,
  post_id uuid not null,
  at timestamptz not null,
  primary key (user_id, post_id)
);
create index muted_post_by_time on muted_post (user_id, at desc, post_id desc);
comment on table muted_post is 'Posts of the network of whose comments a person hears nothing.';
comment on column muted_post.user_id is 'Who muted it.';
comment on column muted_post.post_id is 'The post. No foreign key: notices know posts by their events alone.';
comment on column muted_post.at is 'When it was muted.';
