-- The Hindi of a built-in ready reply fits an agent of either gender; one that an Admin changed stays.

update support_reply set text_hi = 'बुकिंग {{booking}} के बारे में पार्टनर को अभी कॉल की जा रही है।'
where reply_id = '0199a3c0-0000-7000-8000-000000000303' and changed_by is null;
