import type { samePersonErrors } from '@nukkad/contract/hiring/same-person/same-person.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Applicants who have two accounts. */
export const samePersonWords = {
  'samePerson.title': 'शायद एक ही व्यक्ति',
  'samePerson.lead': 'आवेदकों को जोड़ें, तो उनके आवेदन साथ दिखेंगे। उनके खाते नहीं बदलते और उन्हें सूचना नहीं जाती।',
  'samePerson.mobile': 'एक ही मोबाइल नंबर',
  'samePerson.mail': 'एक ही ईमेल',
  'samePerson.joined': 'जुड़े हुए',
  'samePerson.different': 'कोई और',
  'samePerson.join': 'एक ही व्यक्ति',
  'samePerson.join.of': 'एक ही व्यक्ति: {{name}}',
  'samePerson.join.done': 'आवेदन अब साथ दिखेंगे',
  'samePerson.other': 'कोई और है',
  'samePerson.other.of': 'कोई और है: {{name}}',
  'samePerson.other.done': 'कोई और माना गया',
  'samePerson.part': 'अलग करें',
  'samePerson.part.of': '{{name}} से अलग करें',
  'samePerson.part.done': 'आवेदन फिर से अलग हैं',
};

export const samePersonRefusals = refusalsInHindi<keyof typeof samePersonErrors>({
  same_person_not_found: 'इन दो आवेदकों का कोई संपर्क एक जैसा नहीं है।',
});
