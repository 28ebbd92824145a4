-- A case keeps what a post carried besides its words: the words of ten pictures, or those of a file.

alter table network_case drop constraint network_case_words_check;
alter table network_case add constraint network_case_words_check check (length(words) <= 8000);
comment on column network_case.words is 'As it read when it was last reported, with a line for each thing that it carried.';
