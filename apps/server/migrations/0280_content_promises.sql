-- What the public pages promise and no other rule holds.

insert into setting (key, valid_from, value, why) values
  ('content.promises', '2020-01-01T00:00:00Z', '{"refundDaysFrom": 5, "refundDaysTo": 7, "acknowledgeHours": 24}',
   'Refunds: what banks take; acknowledgement: IT Rules 2021, rule 3(2), 24 hours');
