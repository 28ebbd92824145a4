-- One word for a booking at work: the label of its status is the name of its tab, "Ongoing". What an Admin wrote stays.

update dictionary_word
set value = case lang when 'hi' then 'जारी' else 'Ongoing' end
where key = 'status.Inprogress' and changed_by is null and value in ('In progress', 'काम जारी');
