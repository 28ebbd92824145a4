-- Members are found by the sound of their first name too: Zubaida and Zubeida, Sunita and Suneeta.

create index network_member_by_sound on network_member (dmetaphone(split_part(shown_name, ' ', 1))) where is_active;
