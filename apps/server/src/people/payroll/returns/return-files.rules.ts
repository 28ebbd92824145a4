/** Files for others' systems, in their formats. Whole rupees where the format asks for them. */
/** Of one payslip what the bank and the returns of the law ask. */
export interface ReturnRow {
  readonly staffId: string;
  readonly payslipId: string;
  readonly department: string;
  /** YYYY-MM-DD; null: no last day is set. */
  readonly lastDayOn: string | null;
  readonly fullName: string;
  readonly uan: string | null;
  readonly esiNumber: string | null;
  readonly net: number;
  readonly wages: number;
  readonly pfWages: number;
  readonly pensionWages: number;
  readonly insuranceWages: number;
  readonly pfEmployee: number;
  readonly pension: number;
  readonly pfEmployer: number;
  readonly esiWages: number;
  readonly isEsiCovered: boolean;
  readonly monthHalfDays: number;
  readonly offHalfDays: number;
  readonly isPaid: boolean;
  /** Code of the state where the person works. */
  readonly state: string;
  readonly professionalTax: number;
  readonly welfareEmployee: number;
  readonly welfareEmployer: number;
}

/** The portal takes 12 digits; older numbers have ten, and their owners have got new ones. */
export const isFullUan = (uan: string | null | undefined): uan is string => uan?.length === 12;

const rupees = (paise: number): string => String(Math.round(paise / 100));
/** Letters, digits, spaces and full stops, as the portals take them. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9. ]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim()
    .toUpperCase();

/**
 * Electronic challan cum return (ECR 2.0) of the Employees' Provident Fund Organisation: eleven fields between `#~#`, one
 * member a line, whole rupees. Who has no UAN yet is left out: the portal refuses such a line.
 */
export const ecrFile = (rows: readonly ReturnRow[]): string =>
  rows
    .filter(({ uan, pfWages, pfEmployee }) => isFullUan(uan) && (pfWages > 0 || pfEmployee > 0))
    .map((row) =>
      [
        row.uan,
        plainName(row.fullName),
        rupees(row.wages),
        rupees(row.pfWages),
        rupees(row.pensionWages),
        rupees(row.insuranceWages),
        rupees(row.pfEmployee),
        rupees(row.pension),
        rupees(row.pfEmployer),
        String(Math.floor(row.offHalfDays / 2)),
        '0',
      ].join('#~#'),
    )
    .map((line) => `${line}\r\n`)
    .join('');

export interface BankAccount {
  readonly holderName: string;
  readonly ifsc: string;
  readonly accountNumber: string;
}

/** A cell that a spreadsheet reads as text, never as a formula; account numbers keep their zeros. */
export const cell = (value: string): string => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** For the bulk upload of NEFT that banks offer: name, account, IFSC, amount, remark. Who was paid is left out. */
export const bankFile = (
  rows: readonly ReturnRow[],
  accounts: ReadonlyMap<string, BankAccount>,
  month: string,
): string => {
  const title = 'Beneficiary Name,Beneficiary Account Number,IFSC,Amount,Payment Mode,Remarks';
  const lines = rows
    .filter(({ net, isPaid }) => net > 0 && !isPaid)
    .flatMap(({ staffId, net }) => {
      const account = accounts.get(staffId);
      if (!account) return [];
      const amount = (net / 100).toFixed(2);
      return [
        [
          account.holderName,
          account.accountNumber,
          account.ifsc,
          amount,
          'NEFT',
          `SALARY ${month.slice(0, 7)}`,
        ],
      ];
    });
  return [title, ...lines.map((line) => line.map(cell).join(','))].map((line) => `${line}\r\n`).join('');
};
