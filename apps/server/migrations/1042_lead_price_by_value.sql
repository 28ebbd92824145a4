-- What a lead costs follows the value of the work: 1 to 10 credits, and half of that once no one took it for 48 hours.

insert into setting (key, valid_from, value, why) values
  ('lead.rules', '2020-01-04T00:00:00Z',
   '{"priceSteps": [{"fromPaise": 0, "credits": 1}, {"fromPaise": 500000, "credits": 2}, {"fromPaise": 1000000, "credits": 3},
     {"fromPaise": 2000000, "credits": 4}, {"fromPaise": 3500000, "credits": 5}, {"fromPaise": 5000000, "credits": 6},
     {"fromPaise": 7500000, "credits": 7}, {"fromPaise": 10000000, "credits": 8}, {"fromPaise": 20000000, "credits": 9},
     {"fromPaise": 50000000, "credits": 10}], "unknownCredits": 3, "unsoldPercent": 50}',
   'Our own defaults: 1 to 10 credits by the value of the work, 3 where no budget is named; half after 48 hours without an unlock. credits of the row before counts no more.');
