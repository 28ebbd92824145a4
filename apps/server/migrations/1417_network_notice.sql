-- Notices of the network are a kind of their own, which people mute.

alter table notification drop constraint notification_tag_check;
alter table notification add constraint notification_tag_check
  check (tag in ('account', 'bookings', 'payments', 'team', 'messages', 'offers', 'network'));
alter table notification_choice drop constraint notification_choice_tag_check;
alter table notification_choice add constraint notification_choice_tag_check
  check (tag in ('account', 'bookings', 'payments', 'team', 'messages', 'offers', 'network'));
