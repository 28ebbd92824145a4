-- Lines of one request go to several partners, each line to one of them.

alter table rfq add column split_at timestamptz;
comment on column rfq.split_at is 'When lines of it were first given to partners; null: it goes to one partner as a whole.';
create index rfq_part_agreed on rfq (answer_by) where ended_at is null and agreed_at is not null;

alter table quote add column part_of uuid references quote;
alter table quote add constraint quote_part_of_customer check (part_of is null or made_by = 'Buyer');
create index quote_parts on quote (part_of) where part_of is not null;
comment on column quote.part_of is 'The version of the partner whose lines these are, chosen by the customer; null: a whole quote or a counter-offer.';

create table awarded_line (
  rfq_id uuid not null references rfq,
  line_key text not null check (length(line_key) between 1 and 200),
  lead_id uuid not null references lead,
  primary key (rfq_id, line_key)
);
comment on table awarded_line is 'A line of the work that a request asks for, and the partner it is given to; a lead that is over has none.';
comment on column awarded_line.rfq_id is 'The request.';
comment on column awarded_line.line_key is 'The work as it is compared over all quotes: its service, else its name, and which of several alike.';
comment on column awarded_line.lead_id is 'Of the partner.';
create index awarded_line_of_lead on awarded_line (lead_id);
