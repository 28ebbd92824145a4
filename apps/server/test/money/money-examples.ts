const noMoney = {
  charge: null,
  entries: [],
  charged: 0,
  returned: 0,
  returning: 0,
  returningCash: 0,
  owed: 0,
  mayStillArrive: false,
};
const charge = { kept: 0, later: 0, settled: 0, carried: 0, collectedWith: null };
const refund = {
  kind: 'refund',
  way: 'online',
  amount: 1_23_45_600,
  at: '2026-11-20T04:30:00.000Z',
  cause: 'ended',
  done: false,
  orderId: null,
} as const;
const charged = { ...noMoney, charged: 1_23_45_600 };
/** What happened to the money of a booking. */
export const money = {
  nothing: { ...noMoney, mayStillArrive: true },
  kept: { ...charged, entries: [refund], returning: 1_299_00, charge: { ...charge, kept: 1_23_45_600 } },
  later: { ...noMoney, owed: 50_00, charge: { ...charge, kept: 50_00, later: 50_00 } },
  settled: { ...charged, charge: { ...charge, kept: 50_00, settled: 50_00 } },
  carried: { ...noMoney, charge: { ...charge, carried: 100_00 } },
  collected: { ...noMoney, charge: { ...charge, carried: 149_40, collectedWith: { bookingNumber: 'NK13' } } },
  returned: {
    ...charged,
    entries: (['online', 'credit', 'cash'] as const).map((way) => ({ ...refund, way, done: true })),
  },
  returning: {
    ...charged,
    entries: (['credit', 'cash', 'later'] as const).map((way) => ({ ...refund, way })),
  },
  causes: {
    ...charged,
    entries: (['complaint', 'stopped', 'surplus'] as const).map((cause) => ({ ...refund, cause })),
  },
} satisfies Readonly<Record<string, object>>;
