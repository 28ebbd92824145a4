/** Settings of what is paid, owed and promised: kinds, bounds, where they may differ. The values are the domains'. */
import { count, days, hours, minutes, percent, rupees } from './setting.kinds.ts';
import { setting } from './setting.definition.ts';

const commission = setting('commission', { money: true });
const payment = setting('payments');
const payout = setting('payouts', { money: true });
const salary = setting('salaries', { money: true });

export const moneySettings = {
  'ledger.rules': {
    commissionPercent: commission(percent(0, 50), { by: 'cityAndCategory' }),
    projectCommissionPercent: commission(percent(0, 30), {}),
    commissionGstPercent: setting('tax', { money: true })(percent(0, 40), {}),
    tcsPercent: setting('tax', { money: true })(percent(0, 5), {}),
    cancellationFeePartnerPercent: commission(percent(0, 100), {}),
    commissionBeforeOwnOffer: commission({ kind: 'flag' }, {}),
  },
  'payment.rules': {
    orderMinutes: payment(minutes(5, 240), {}),
    linkHours: payment(hours(1, 336), {}),
    linkSendMinutes: payment(minutes(1, 120), {}),
    linkSendsMost: payment(count(1, 20), {}),
    purchaseGraceMinutes: payment(minutes(0, 1440), {}),
    refundTryMinutes: payment(minutes(1, 240), {}),
    refundTriesMost: payment(count(1, 20), {}),
    partPercent: setting('payments', { money: true })(percent(1, 100), {}),
    partFloorPaise: setting('payments', { money: true })(rupees(1, 10_000), {}),
    webhookOldestMinutes: setting('upkeep')(minutes(60, 2880), {}),
    webhookAheadMinutes: setting('upkeep')(minutes(1, 60), {}),
  },
  'payout.rules': {
    afterDays: payout(days(0, 30), {}),
    runAt: payout({ kind: 'time' }, {}),
    minimumPaise: payout(rupees(1, 10_000), {}),
    fourEyesAbovePaise: setting('approvals', { money: true })(rupees(0, 10_00_00_000), {}),
    partnersABatch: setting('upkeep')(count(10, 5000), {}),
    webhookOldestMinutes: setting('upkeep')(minutes(60, 2880), {}),
    webhookAheadMinutes: setting('upkeep')(minutes(1, 60), {}),
  },
  'payroll.rules': {
    workingDaysAMonth: salary(count(20, 31), {}),
    hoursADay: salary(count(4, 12), {}),
    overtimeTimes: salary(count(1, 4), {}),
  },
  'cash_refund.rules': {
    fourEyesAbovePaise: setting('approvals', { money: true })(rupees(0, 10_00_000), {}),
  },
  'credit.rules': {
    validDays: setting('credit', { money: true })(days(30, 1825), {}),
    noticeDays: setting('credit')(days(1, 60), {}),
    secondAdminPaise: setting('approvals', { money: true })(rupees(0, 1_00_000), {}),
    giftDays: setting('approvals', { money: true })(days(1, 365), {}),
    adminDayPaise: setting('approvals', { money: true })(rupees(0, 10_00_000), {}),
  },
  'lead_credit.rules': {
    monthlyCredits: setting('leads', { money: true })(count(0, 1000), {}),
    validDays: setting('leads', { money: true })(days(30, 1825), {}),
    allowanceDays: setting('leads')(days(1, 365), {}),
    noticeDays: setting('leads')(days(1, 60), {}),
    packs: setting('leads', { money: true })(
      {
        kind: 'table',
        columns: { credits: count(1, 10_000), paise: rupees(1, 10_00_000) },
        rising: 'credits',
        openEnd: false,
        leastRows: 1,
        mostRows: 6,
      },
      {},
    ),
  },
  'pay_later.rules': {
    firstBookings: setting('credit', { money: true })(count(0, 100), {}),
    startPaise: setting('credit', { money: true })(rupees(0, 1_00_000), {}),
    growPaise: setting('credit', { money: true })(rupees(0, 1_00_000), {}),
    mostPaise: setting('credit', { money: true })(rupees(0, 10_00_000), {}),
    dueDays: setting('credit')(days(1, 60), {}),
    remindDays: setting('credit')(days(1, 14), {}),
    secondAdminPaise: setting('approvals', { money: true })(rupees(0, 10_00_000), {}),
  },
  'invoice.share': { days: setting('upkeep')(days(1, 90), {}) },
  'account.rest': { afterDays: setting('upkeep')(days(30, 730), {}) },
  'content.promises': {
    refundDaysFrom: payment(days(1, 30), {}),
    refundDaysTo: payment(days(1, 60), {}),
    acknowledgeHours: setting('disputes')(hours(1, 168), {}),
  },
} as const;
