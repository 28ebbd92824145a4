-- Requests for services are a topic of their own. Decision 0174.

alter table incident drop constraint incident_topic_check;
alter table incident add constraint incident_topic_check
  check (topic in ('booking', 'payment', 'account', 'subscription', 'partner', 'complaint', 'services', 'other'));
alter table support_agent drop constraint support_agent_topics_check;
alter table support_agent alter column topics
  set default array['booking', 'payment', 'account', 'subscription', 'partner', 'complaint', 'services', 'other'];
update support_agent set topics = topics || 'services'::text where cardinality(topics) = 7;
alter table support_agent add constraint support_agent_topics_check
  check (cardinality(topics) between 1 and 8
    and topics <@ array['booking', 'payment', 'account', 'subscription', 'partner', 'complaint', 'services', 'other']);
alter table support_session drop constraint support_session_topic_check;
alter table support_session add constraint support_session_topic_check
  check (topic in ('booking', 'payment', 'account', 'subscription', 'partner', 'complaint', 'services', 'other'));
