import { listCustomerBookings } from '@nukkad/contract/market/booking/booking.api';
import type { BookingCard, BookingTab } from '@nukkad/contract/market/booking/booking.model';
import { listDeskBookings } from '@nukkad/contract/market/desk/desk.api';
import type { BookingTrouble } from '@nukkad/contract/market/desk/desk.model';
import { listPartnerBookings } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import type { DayWindow } from '@nukkad/contract/kernel/time';
import {
  type Sheet,
  type SheetColumn,
  beforeMoment,
  fromMoment,
  inWords,
  said,
  searched,
  sheet,
} from '../../platform/sheet/sheet.ts';
import { type Language, type Said, dayIn } from '../../platform/spoken.rules.ts';
import { modeWords, paidWords, statusIn } from './booking.said.ts';

const windows: Readonly<Record<DayWindow, Said>> = {
  'All Bookings': said('All days', 'सभी दिन'),
  Today: said('Today', 'आज'),
  Tomorrow: said('Tomorrow', 'कल'),
  'This Week': said('This week', 'इस हफ़्ते'),
};
const tabs: Readonly<Record<BookingTab, Said>> = {
  Assigned: said('Scheduled', 'तय'),
  Inprogress: said('Ongoing', 'जारी'),
  Completed: said('Completed', 'पूरे'),
  Cancelled: said('Cancelled', 'रद्द'),
};
const troubles: Readonly<Record<BookingTrouble, Said>> = {
  needs_partner: said('Needs a partner', 'पार्टनर चाहिए'),
  late_to_start: said('Late to start', 'शुरू होने में देर'),
  late_to_finish: said('Late to finish', 'पूरा होने में देर'),
  payment_stuck: said('Payment stuck', 'भुगतान अटका'),
  refund_due: said('Refund on its way', 'रिफ़ंड राह में'),
  reported: said('Problem reported', 'समस्या बताई गई'),
};

const byDay = {
  window: { title: said('Days', 'दिन'), value: inWords(windows) },
  tab: { title: said('Status', 'स्थिति'), value: inWords(tabs) },
};

const number = said('Number', 'नंबर');
const job = said('Job', 'काम');
const locality = said('Locality', 'इलाक़ा');
const professional = said('Professional', 'कारीगर');
const partner = said('Partner', 'पार्टनर');
const customer = said('Customer', 'ग्राहक');
const status = said('Status', 'स्थिति');
const bill = said('Bill', 'बिल');
const payment = said('Payment', 'भुगतान');
const paidBy = said('Paid by', 'भुगतान का तरीक़ा');
const starts = said('Starts', 'शुरू');
const ends = said('Ends', 'ख़त्म');

type Priced = Pick<BookingCard, 'total' | 'paymentStatus' | 'paymentMode'>;
const money: readonly SheetColumn<Priced>[] = [
  { title: bill, kind: 'rupees', of: ({ total }) => total },
  { title: payment, kind: 'text', of: ({ paymentStatus }, language) => paidWords[paymentStatus][language] },
  { title: paidBy, kind: 'text', of: ({ paymentMode }, language) => modeWords[paymentMode][language] },
];

type Visit = Pick<BookingCard, 'bookingNumber' | 'title' | 'startsAt' | 'endsAt' | 'locality'>;
const visit: readonly SheetColumn<Visit>[] = [
  { title: number, kind: 'text', of: ({ bookingNumber }) => bookingNumber },
  { title: starts, kind: 'moment', of: ({ startsAt }) => startsAt },
  { title: ends, kind: 'moment', of: ({ endsAt }) => endsAt },
  { title: job, kind: 'text', of: ({ title }) => title },
  { title: locality, kind: 'text', of: (booking) => booking.locality },
];

const yes = (_value: string, language: Language) => said('Yes', 'हाँ')[language];

const partnerBookings = sheet(listPartnerBookings, {
  list: 'bookings',
  title: said('Bookings', 'बुकिंग'),
  columns: [
    ...visit,
    { title: customer, kind: 'text', of: ({ customerName }) => customerName },
    { title: professional, kind: 'text', of: ({ professionalName }) => professionalName },
    {
      title: status,
      kind: 'text',
      of: (booking, language) => statusIn(booking.status, language, 'receiver'),
    },
    ...money,
  ],
  filters: {
    ...byDay,
    day: { title: said('Day', 'दिन'), value: (day, language) => dayIn(language, day) },
    q: searched,
    due: { title: said('Only with money due', 'सिर्फ़ जिनका पैसा बाक़ी है'), value: yes },
    mine: { title: said('Only own jobs', 'सिर्फ़ अपने काम'), value: yes },
  },
});

const ownBookings = sheet(listCustomerBookings, {
  list: 'own_bookings',
  title: said('Your bookings', 'आपकी बुकिंग'),
  columns: [
    ...visit,
    { title: partner, kind: 'text', of: ({ companyName }) => companyName },
    { title: professional, kind: 'text', of: ({ professionalName }) => professionalName },
    { title: status, kind: 'text', of: (booking, language) => statusIn(booking.status, language) },
    ...money,
  ],
  filters: byDay,
});

const deskBookings = sheet(listDeskBookings, {
  list: 'office_bookings',
  title: said('Bookings', 'बुकिंग'),
  columns: [
    ...visit,
    { title: said('City', 'शहर'), kind: 'text', of: ({ city }) => city },
    { title: said('Booked on', 'कब बुक हुई'), kind: 'moment', of: ({ createdAt }) => createdAt },
    { title: customer, kind: 'text', of: ({ customerName }) => customerName },
    { title: partner, kind: 'text', of: ({ companyName }) => companyName },
    { title: professional, kind: 'text', of: ({ professionalName }) => professionalName },
    { title: status, kind: 'text', of: (booking, language) => statusIn(booking.status, language) },
    {
      title: said('Urgent', 'अर्जेंट'),
      kind: 'text',
      of: ({ urgent }, language) => (urgent ? yes('', language) : ''),
    },
    ...money,
  ],
  filters: {
    q: searched,
    tab: byDay.tab,
    status: { title: status, value: (value, language) => statusIn(value as BookingCard['status'], language) },
    cityCode: { title: said('City', 'शहर') },
    serviceId: { title: said('Service', 'सेवा') },
    paymentStatus: { title: payment, value: inWords(paidWords) },
    paymentMode: { title: paidBy, value: inWords(modeWords) },
    problem: { title: said('Problem', 'समस्या'), value: inWords(troubles) },
    from: fromMoment,
    to: beforeMoment,
  },
});

export const bookingSheets: readonly Sheet[] = [partnerBookings, ownBookings, deskBookings];
