import * as api from '@nukkad/contract/hiring/hiring-report/hiring-report.api';
import type { HiringKey, HiringPart } from '@nukkad/contract/hiring/hiring-report/hiring-report.model';
import { type Sheet, type SheetFilter, said, sheet } from '../../platform/sheet/sheet.ts';
import type { Said } from '../../platform/spoken.rules.ts';

const filters: Readonly<Record<string, SheetFilter>> = { days: { title: said('Days', 'दिन') } };

const parts: Readonly<Record<HiringPart, Said>> = {
  funnel: said('How far applications came', 'आवेदन कहाँ तक पहुँचे'),
  time: said('Time in each step', 'हर चरण का समय'),
  source: said('Where applicants came from', 'आवेदक कहाँ से आए'),
  clock: said('72 hours to shortlist', 'शॉर्टलिस्ट के 72 घंटे'),
  answer: said('Time to answer', 'जवाब का समय'),
  end: said('Why applications ended', 'आवेदन क्यों बंद हुए'),
};

const keys: Readonly<Record<HiringKey, Said>> = {
  Applied: said('Applied', 'आवेदन किया'),
  Screening: said('Shortlisted', 'शॉर्टलिस्ट'),
  Interview: said('Interview', 'इंटरव्यू'),
  Offer: said('Offer', 'ऑफ़र'),
  Accepted: said('Offer accepted', 'ऑफ़र स्वीकार'),
  Hired: said('Hired', 'नौकरी मिली'),
  search: said('Job search', 'नौकरी खोज'),
  link: said('Link', 'लिंक'),
  feed: said('Job boards', 'जॉब बोर्ड'),
  alert: said('Job alerts', 'जॉब अलर्ट'),
  invitation: said('Your invitations', 'आपके न्योते'),
  unknown: said('Not known', 'पता नहीं'),
  kept: said('Kept', 'निभाया'),
  missed: said('Missed', 'चूका'),
  running: said('Still running', 'अभी चल रहा है'),
  one_day: said('Within 24 hours', '24 घंटे में'),
  two_days: said('Within 48 hours', '48 घंटे में'),
  three_days: said('Within 72 hours', '72 घंटे में'),
  later: said('Later', 'बाद में'),
  waiting: said('No answer yet', 'अभी जवाब नहीं'),
  experience: said('Not enough experience', 'अनुभव कम'),
  skills: said('Other skills needed', 'दूसरे हुनर चाहिए'),
  wage: said('Expected pay is too high', 'माँगा गया वेतन ज़्यादा'),
  distance: said('Lives too far away', 'बहुत दूर रहते हैं'),
  shift: said('The working hours don’t fit', 'काम के घंटे मेल नहीं खाते'),
  answers: said('The answers don’t fit', 'जवाब मेल नहीं खाते'),
  documents: said('Documents are missing', 'दस्तावेज़ नहीं हैं'),
  not_reached: said('Couldn’t be reached', 'संपर्क नहीं हो सका'),
  places_filled: said('All openings are filled', 'सभी जगहें भर गईं'),
  other: said('Another reason', 'दूसरा कारण'),
  withdrawn: said('Withdrawn by the candidate', 'उम्मीदवार ने वापस लिया'),
  offer_refused: said('Offer refused by the candidate', 'उम्मीदवार ने ऑफ़र ठुकराया'),
  job_over: said('The job closed', 'नौकरी बंद हुई'),
};

const hours = (value: number | null) => (value === null ? null : String(value));

const figures = sheet(api.jobAnalytics, {
  list: 'hiring_figures',
  title: said('Hiring figures', 'भर्ती के आँकड़े'),
  columns: [
    { title: said('Figure', 'आँकड़ा'), kind: 'text', of: ({ part }, language) => parts[part][language] },
    { title: said('Name', 'नाम'), kind: 'text', of: ({ key }, language) => keys[key][language] },
    { title: said('Count', 'संख्या'), kind: 'whole', of: ({ count }) => count },
    { title: said('Of them hired', 'इनमें नौकरी मिली'), kind: 'whole', of: ({ hired }) => hired },
    { title: said('Median hours', 'बीच के घंटे'), kind: 'text', of: (row) => hours(row.hours) },
  ],
  filters,
});

const recruiters = sheet(api.listRecruiters, {
  list: 'hiring_recruiters',
  title: said('Hiring by team member', 'टीम के हिसाब से भर्ती'),
  columns: [
    { title: said('Name', 'नाम'), kind: 'text', of: ({ fullName }) => fullName },
    { title: said('Invited', 'न्योते'), kind: 'whole', of: ({ invited }) => invited },
    { title: said('Shortlisted', 'शॉर्टलिस्ट'), kind: 'whole', of: ({ shortlisted }) => shortlisted },
    { title: said('Rejected', 'अस्वीकार'), kind: 'whole', of: ({ rejected }) => rejected },
    { title: said('Interviews', 'इंटरव्यू'), kind: 'whole', of: ({ interviews }) => interviews },
    { title: said('Offers', 'ऑफ़र'), kind: 'whole', of: ({ offers }) => offers },
    { title: said('Hired', 'नौकरी दी'), kind: 'whole', of: ({ hired }) => hired },
    {
      title: said('Median hours to answer', 'जवाब के बीच के घंटे'),
      kind: 'text',
      of: (row) => hours(row.answerHours),
    },
  ],
  filters,
});

export const hiringReportSheets: readonly Sheet[] = [figures, recruiters];
