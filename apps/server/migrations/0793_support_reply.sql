-- Ready replies of the agents' desk, in both languages. Decision 0144.

create table support_reply (
  reply_id uuid primary key,
  title text not null check (length(title) between 1 and 60),
  text_en text not null check (length(text_en) between 1 and 1000),
  text_hi text not null check (length(text_hi) between 1 and 1000),
  position int not null check (position between 0 and 999),
  changed_by uuid,
  changed_at timestamptz,
  version int not null default 1 check (version > 0)
);
comment on table support_reply is 'A reply that agents of live support insert instead of typing it.';
comment on column support_reply.reply_id is 'UUID v7.';
comment on column support_reply.title is 'What agents find it by; its customer never reads it.';
comment on column support_reply.text_en is 'For talks in English; {{name}}, {{booking}} and {{agent}} are filled in.';
comment on column support_reply.text_hi is 'The same in Hindi.';
comment on column support_reply.position is 'The lowest comes first.';
comment on column support_reply.changed_by is 'The Admin who changed it last; null: it came with the product.';
comment on column support_reply.changed_at is 'When; null: it came with the product.';
comment on column support_reply.version is 'Grows with every change; two Admins cannot overwrite each other unseen.';
create index support_reply_order on support_reply (position, reply_id);

insert into support_reply (reply_id, title, text_en, text_hi, position) values
  ('0199a3c0-0000-7000-8000-000000000301', 'Greeting',
   'Hello {{name}}, I’m {{agent}}. How can I help?',
   'नमस्ते {{name}}, मैं {{agent}} हूँ। मैं क्या मदद करूँ?', 10),
  ('0199a3c0-0000-7000-8000-000000000302', 'One moment',
   'Thank you, {{name}}. Please give me two minutes to look at it.',
   'धन्यवाद, {{name}}। देखने के लिए मुझे दो मिनट दें।', 20),
  ('0199a3c0-0000-7000-8000-000000000303', 'Calling the partner',
   'I’m calling the partner about booking {{booking}} now.',
   'बुकिंग {{booking}} के बारे में मैं अभी पार्टनर को कॉल कर रहा हूँ।', 30),
  ('0199a3c0-0000-7000-8000-000000000304', 'Refund made',
   'The refund for booking {{booking}} is on its way. Your bank needs a few days to show it.',
   'बुकिंग {{booking}} का रिफ़ंड भेज दिया गया है। बैंक में दिखने में कुछ दिन लगते हैं।', 40),
  ('0199a3c0-0000-7000-8000-000000000305', 'Which booking?',
   'Which booking is it about? You find its number under My bookings.',
   'यह किस बुकिंग के बारे में है? उसका नंबर “मेरी बुकिंग” में है।', 50),
  ('0199a3c0-0000-7000-8000-000000000306', 'Anything else?',
   'Is there anything else I can do for you, {{name}}?',
   'क्या मैं और कोई मदद करूँ, {{name}}?', 60);
