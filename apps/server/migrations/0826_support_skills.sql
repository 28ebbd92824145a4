-- Agents say which topics they know; figures of the desk are counted by period. Decision 0156.

alter table support_agent add column topics text[] not null default array['booking', 'payment', 'account', 'subscription', 'partner', 'complaint', 'other']
  check (cardinality(topics) between 1 and 7
    and topics <@ array['booking', 'payment', 'account', 'subscription', 'partner', 'complaint', 'other']);
comment on column support_agent.topics is 'What they know best; of those with room who speak the language, they get these talks first.';
create index support_session_created on support_session (created_at);
create index incident_answered on incident (answered_at) where answered_at is not null;
