-- Notices of groups are a kind of their own.

alter table network_notice_choice drop constraint network_notice_choice_kind_check;
alter table network_notice_choice add constraint network_notice_choice_kind_check
  check (kind in ('connections', 'comments', 'reactions', 'mentions', 'polls', 'groups'));
