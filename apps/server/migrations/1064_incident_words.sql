-- Staff look for requests by the words in them.
create index incident_words on incident using gin (message gin_trgm_ops);
