-- The two days on which a client is told of a waiting milestone are figures of their own, so that each can be changed.

insert into setting (key, valid_from, value, why) values
  ('project.rules', '2020-01-02T00:00:00Z', '{"approveDays": 14, "firstTellDays": 7, "lastTellDays": 2}',
   'A milestone without an answer is accepted after 14 days; the client is told a week and two days before.');
