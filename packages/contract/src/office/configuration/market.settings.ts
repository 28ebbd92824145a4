/** Settings of what is sold and how it is fulfilled: kinds, bounds, where they may differ. The values are the domains'. */
import {
  clock,
  count,
  days,
  hours,
  kmh,
  metres,
  minutes,
  months,
  percent,
  rupees,
  seconds,
} from './setting.kinds.ts';
import { setting } from './setting.definition.ts';

const window = setting('windows');
const cancelling = setting('cancelling', { money: true });
const visits = setting('visits');
const place = { by: 'cityAndCategory' } as const;
const city = { by: 'city' } as const;

const caps = {
  kind: 'record',
  parts: { unpaid: count(1, 100), cash: count(0, 100), all: count(1, 100) },
} as const;

export const marketSettings = {
  'booking.rules': {
    payMinutes: window(minutes(5, 60), place),
    acceptMinutes: window(minutes(2, 240), place),
    noticeMinutes: window(minutes(15, 720), place),
    startEarlyMinutes: window(minutes(0, 240), city),
    startTries: visits(count(3, 10), place),
    startCodes: visits(count(1, 50), place),
    newCodeAfterMinutes: visits(minutes(1, 120), place),
    photoLimit: visits(count(1, 30), place),
    closeAfterHours: window(hours(12, 240), place),
    freeUntilMinutesBefore: cancelling(minutes(0, 4320), place),
    freeMinutesAfterBooking: cancelling(minutes(0, 120), place),
    feePercent: cancelling(percent(0, 100), place),
    feeFloorPaise: cancelling(rupees(0, 1000), place),
    feeCapPaise: cancelling(rupees(0, 5000), place),
    reschedules: window(count(0, 20), place),
    lateAnswerMinutes: window(minutes(5, 240), place),
    buyerAnswerMinutes: window(minutes(15, 2880), place),
    earlierAnswerMinutes: window(minutes(5, 240), place),
    giveBackPenalties: setting('penalties', { money: true })(
      {
        kind: 'table',
        columns: { withinMinutes: minutes(15, 14_400), paise: rupees(0, 10_000) },
        rising: 'withinMinutes',
        openEnd: false,
        leastRows: 0,
        mostRows: 8,
      },
      place,
    ),
    noShowPenaltyPaise: setting('penalties', { money: true })(rupees(0, 20_000), place),
    customerAbsentMinutes: visits(minutes(5, 120), place),
    absenceFeePercent: cancelling(percent(0, 100), place),
    professionalAbsentMinutes: visits(minutes(10, 240), place),
    absenceCreditPaise: setting('penalties', { money: true })(rupees(0, 5000), place),
    unbegunMinutes: visits(minutes(30, 720), {}),
    stopAnswerMinutes: visits(minutes(10, 1440), place),
  },
  'booking.caps': {
    establishedFrom: setting('caps')(count(0, 100), city),
    trustedFrom: setting('caps')(count(1, 500), city),
    newcomer: setting('caps')(caps, city),
    established: setting('caps')(caps, city),
    trusted: setting('caps')(caps, city),
  },
  'schedule.rules': {
    noticeMinutes: window(minutes(0, 2880), city),
    horizonDays: window(days(1, 90), city),
    bufferMinutes: visits(minutes(0, 120), city),
    speedKmh: visits(kmh(5, 80), city),
    holdMinutes: window(minutes(1, 30), city),
    primeTime: setting('primeTime', { money: true })(
      {
        kind: 'table',
        columns: { from: clock, to: clock },
        rising: 'from',
        openEnd: false,
        leastRows: 0,
        mostRows: 6,
      },
      city,
    ),
  },
  'price.fees': {
    primeTimePercent: setting('primeTime', { money: true })(percent(0, 100), city),
    instantPercent: setting('primeTime', { money: true })(percent(0, 100), city),
    convenience: setting('fees', { money: true })(
      {
        kind: 'table',
        columns: { below: rupees(1, 1_00_000), fee: rupees(0, 2000) },
        rising: 'below',
        openEnd: true,
        leastRows: 1,
        mostRows: 8,
      },
      city,
    ),
    freeMetres: setting('fees', { money: true })(metres(0, 50_000), city),
    perStartedKm: setting('fees', { money: true })(rupees(0, 200), city),
    distanceCap: setting('fees', { money: true })(rupees(0, 5000), city),
  },
  'price.tax': {
    classes: setting('tax', { money: true })(
      {
        kind: 'grid',
        rows: ['housekeeping', 'standard', 'beauty'],
        parts: { registered: percent(0, 40), operator: percent(0, 40) },
      },
      {},
    ),
    platformPercent: setting('tax', { money: true })(percent(0, 40), {}),
  },
  'instant.rules': {
    offered: setting('instant')({ kind: 'flag' }, place),
    acceptSeconds: setting('instant')(seconds(20, 600), place),
    readyMinutes: setting('instant')(minutes(0, 60), place),
    holdMinutes: setting('instant')(minutes(1, 30), place),
    stepMinutes: setting('instant')(minutes(1, 30), place),
    withinMinutes: setting('instant')(minutes(15, 240), place),
    latestMinutes: setting('instant')(minutes(15, 360), place),
    partners: setting('instant')(count(1, 20), place),
  },
  'dispute.rules': {
    answerHours: setting('disputes')(hours(1, 168), city),
    secondAdminPaise: setting('approvals', { money: true })(rupees(0, 1_00_000), city),
    photosASide: setting('disputes')(count(1, 20), city),
    reworkDays: setting('disputes')(days(1, 60), city),
  },
  'series.rules': {
    mostVisits: setting('series')(count(2, 365), city),
    mostDays: setting('series')(days(7, 730), city),
    aheadDays: setting('series')(days(1, 60), city),
    openLimit: setting('series')(count(1, 50), city),
    mostPauseDays: setting('series')(days(1, 365), city),
  },
  'portfolio.rules': { photos: setting('reviews')(count(1, 60), {}) },
  'review.rules': {
    openDays: setting('reviews')(days(1, 60), city),
    askAfterMinutes: setting('reviews')(minutes(0, 2880), city),
    remindAfterDays: setting('reviews')(days(1, 30), city),
    photos: setting('reviews')(count(1, 5), city),
  },
  'enquiry.rules': {
    answerHours: setting('enquiries')(hours(1, 168), city),
    partnersAtOnce: setting('enquiries')(count(1, 10), city),
    openLimit: setting('enquiries')(count(1, 100), city),
    perDay: setting('enquiries')(count(1, 100), city),
    messageLimit: setting('enquiries')(count(10, 1000), city),
    quietDays: setting('enquiries')(days(1, 90), city),
  },
  'quotation.rules': {
    openPerCategory: setting('enquiries')(count(1, 20), city),
    answerDays: setting('enquiries')(days(1, 30), city),
    partnersTold: setting('enquiries')(count(1, 50), city),
    mostOpenLeads: setting('enquiries')(count(1, 500), city),
    fairHours: setting('enquiries')(hours(1, 336), city),
  },
  'quote.rules': {
    validDays: setting('leads')(days(1, 90), city),
    agreeHours: setting('leads')(hours(1, 336), city),
    advanceHours: setting('leads')(hours(1, 336), city),
  },
  'lead.rules': {
    credits: setting('leads', { money: true })(count(1, 1000), place),
    places: setting('leads')(count(1, 20), place),
    openDays: setting('leads')(days(1, 120), place),
    unseenHours: setting('leads', { money: true })(hours(1, 336), {}),
    claimDays: setting('leads', { money: true })(days(1, 60), {}),
    unsoldHours: setting('leads')(hours(1, 336), place),
    unsoldPercent: setting('leads', { money: true })(percent(0, 90), place),
    widerMetres: setting('leads')(metres(0, 200_000), place),
  },
  'project.rules': {
    approveDays: setting('leads')(days(3, 90), {}),
    firstTellDays: setting('leads')(days(1, 60), {}),
    lastTellDays: setting('leads')(days(1, 30), {}),
    disputeDays: setting('leads', { money: true })(days(1, 90), {}),
    secondAdminPaise: setting('leads', { money: true })(rupees(0, 1_000_000), {}),
  },
  'chat.rules': {
    deleteForAllMinutes: setting('enquiries')(minutes(1, 1440), {}),
    afterEndDays: setting('enquiries')(days(0, 90), {}),
  },
  'catalog.city_price_bounds': {
    leastPercentOfLow: setting('approvals', { money: true })(percent(1, 100), city),
    mostPercentOfHigh: setting('approvals', { money: true })(percent(100, 1000), city),
    freePercentOfLow: setting('approvals', { money: true })(percent(1, 100), city),
    freePercentOfHigh: setting('approvals', { money: true })(percent(100, 1000), city),
    freeEffectPaise: setting('approvals', { money: true })(rupees(0, 1_00_00_000), city),
  },
  'coupon.bounds': {
    mostPercent: setting('approvals', { money: true })(percent(1, 100), {}),
    capAbovePercent: setting('approvals', { money: true })(percent(0, 100), {}),
    mostDiscountPaise: setting('approvals', { money: true })(rupees(1, 1_00_000), {}),
    freePercent: setting('approvals', { money: true })(percent(0, 100), {}),
    freeDiscountPaise: setting('approvals', { money: true })(rupees(0, 1_00_000), {}),
    freeBudgetPaise: setting('approvals', { money: true })(rupees(0, 1_00_00_000), {}),
  },
  'coupon.stacking': {
    together: setting('approvals', { money: true })({ kind: 'flag' }, {}),
    partnerFirst: setting('approvals', { money: true })({ kind: 'flag' }, {}),
    mostPercent: setting('approvals', { money: true })(percent(1, 100), {}),
  },
  'partner.rules': { reviewHeldHours: setting('upkeep')(hours(1, 168), {}) },
  'platform.housekeeping': {
    monthsAhead: setting('upkeep')(months(1, 24), {}),
    outboxDays: setting('upkeep')(days(7, 365), {}),
    idempotencyHours: setting('upkeep')(hours(24, 720), {}),
    consumedEventDays: setting('upkeep')(days(30, 730), {}),
  },
} as const;
