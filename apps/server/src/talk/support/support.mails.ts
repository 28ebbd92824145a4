import type { Company } from '../../platform/config.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import type { IncidentRow } from './support.store.ts';

export interface Written {
  readonly subject: string;
  readonly text: string;
}

/** For the support desk; the message comes below the facts, so nothing in it passes for one of them. */
export function mailToSupport(row: IncidentRow, again: boolean): Written {
  const { incidentNumber, topic, fullName, email, mobileNumber, bookingNumber, answers } = row;
  const facts = [
    `Number: ${incidentNumber}`,
    `Topic: ${topic}`,
    `From: ${fullName || 'no name'}${row.userId ? ', logged in' : ', not logged in'}`,
    `Reply to: ${email ?? mobileNumber ?? 'none'}`,
    ...(bookingNumber ? [`Booking: ${bookingNumber}`] : []),
  ];
  const last = answers.findLast(({ saidBy }) => saidBy === 'person');
  const words = again && last ? last.message : row.message;
  return {
    subject: `${incidentNumber} ${topic}${again ? ', new message' : ''}`,
    text: `${facts.join('\n')}\n\n${words}\n`,
  };
}

interface Promised {
  readonly brand: string;
  readonly company: Company;
  readonly answersWithinDays: number;
}

/** The copy that the person keeps (E-Commerce Rules 2020, rule 5(3)(c): the number of the complaint). */
export function mailOfReceipt(row: IncidentRow, promised: Promised): Written {
  const { incidentNumber: number, message } = row;
  const { brand, company, answersWithinDays: days } = promised;
  if (row.lang === 'hi')
    return {
      subject: `${brand}: आपका संदेश ${number}`,
      text: `हमें आपका संदेश मिल गया। आपका नंबर ${number} है।\nहम ${days} दिन के भीतर जवाब देंगे। सवाल हो तो ${company.phone} पर कॉल करें।\n\nआपने लिखा:\n${message}\n`,
    };
  return {
    subject: `${brand}: your message ${number}`,
    text: `We have received your message. Your reference number is ${number}.\nWe will reply within ${days} days. Questions? Call ${company.phone}.\n\nYou wrote:\n${message}\n`,
  };
}

export function mailOfAnswer(row: IncidentRow, answer: string, brand: string): Written {
  const number = row.incidentNumber;
  if (row.lang === 'hi')
    return { subject: `${brand}: ${number} का जवाब`, text: `आपके संदेश ${number} का जवाब:\n\n${answer}\n` };
  return {
    subject: `${brand}: reply to ${number}`,
    text: `Our reply to your message ${number}:\n\n${answer}\n`,
  };
}

export const smsOfReceipt = (number: string): Said => ({
  en: `we received your message, number ${number}`,
  hi: `हमें आपका संदेश मिल गया, नंबर ${number}`,
});

export const smsOfAnswer = (number: string, link: string): Said => ({
  en: `we replied to your message ${number}: ${link}`,
  hi: `हमने आपके संदेश ${number} का जवाब दिया है: ${link}`,
});
