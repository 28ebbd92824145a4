/**
 * Who runs the site and whom people complain to. The law wants these facts on the site: Consumer Protection
 * (E-Commerce) Rules 2020, rules 4(2) and 4(4); IT Rules 2021, rule 3(2).
 */
import * as z from 'zod/mini';

const line = (name: string, max: number) =>
  z.optional(z.string().check(z.maxLength(max, `${name} must have at most ${max} characters.`)));
const mail = (name: string) => z.optional(z.email(`${name} must be an email address.`));
const phone = (name: string) =>
  z.optional(
    z.string().check(z.regex(/^\+?[\d ]{8,16}$/, `${name} must be a phone number, e.g. 080 4000 0000.`)),
  );

const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const hoursPattern =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)-(Mon|Tue|Wed|Thu|Fri|Sat|Sun) ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

export const companyEnvironment = {
  COMPANY_NAME: line('COMPANY_NAME', 120),
  COMPANY_ADDRESS: line('COMPANY_ADDRESS', 300),
  COMPANY_REGISTRATION: line('COMPANY_REGISTRATION', 60),
  SUPPORT_EMAIL: mail('SUPPORT_EMAIL'),
  SUPPORT_PHONE: phone('SUPPORT_PHONE'),
  SUPPORT_HOURS: z.optional(
    z
      .string()
      .check(z.regex(hoursPattern, 'SUPPORT_HOURS must be days and times such as Mon-Sat 09:00-21:00.')),
  ),
  GRIEVANCE_OFFICER_NAME: line('GRIEVANCE_OFFICER_NAME', 120),
  GRIEVANCE_OFFICER_EMAIL: mail('GRIEVANCE_OFFICER_EMAIL'),
  GRIEVANCE_OFFICER_PHONE: phone('GRIEVANCE_OFFICER_PHONE'),
};

export type CompanyEnvironment = {
  readonly [Name in keyof typeof companyEnvironment]?: string | undefined;
};

/** When support answers, in Asia/Kolkata; days from 1 (Monday) to 7 (Sunday). */
export interface SupportHours {
  readonly firstDay: number;
  readonly lastDay: number;
  readonly opensMinute: number;
  readonly closesMinute: number;
}

export interface Company {
  readonly name: string;
  readonly address: string;
  /** Corporate identity number or another registration; null: none given. */
  readonly registration: string | null;
  readonly email: string;
  readonly phone: string;
  readonly hours: SupportHours;
  readonly grievanceOfficer: { readonly name: string; readonly email: string; readonly phone: string };
}

function hoursOf(written: string): SupportHours {
  const [, first = '', last = '', ...times] = hoursPattern.exec(written) ?? [];
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = times.map(Number);
  const dayOf = (name: string) => dayNames.findIndex((day) => day === name) + 1;
  return {
    firstDay: dayOf(first),
    lastDay: dayOf(last),
    opensMinute: fromHour * 60 + fromMinute,
    closesMinute: toHour * 60 + toMinute,
  };
}

/** The development defaults say that they are none of a real company. */
export function companyOf(env: CompanyEnvironment, brand: string): Company {
  return {
    name: env.COMPANY_NAME ?? `${brand} (development, no real company)`,
    address: env.COMPANY_ADDRESS ?? '2nd Floor, 100 Feet Road, Indiranagar, Bengaluru 560038',
    registration: env.COMPANY_REGISTRATION ?? null,
    email: env.SUPPORT_EMAIL ?? 'support@nukkad.example',
    phone: env.SUPPORT_PHONE ?? '080 4000 0001',
    hours: hoursOf(env.SUPPORT_HOURS ?? 'Mon-Sun 08:00-21:00'),
    grievanceOfficer: {
      name: env.GRIEVANCE_OFFICER_NAME ?? 'Grievance Officer',
      email: env.GRIEVANCE_OFFICER_EMAIL ?? 'grievance@nukkad.example',
      phone: env.GRIEVANCE_OFFICER_PHONE ?? '080 4000 0000',
    },
  };
}

const eCommerceRules = 'the Consumer Protection (E-Commerce) Rules 2020 want it on the site.';

/** What production cannot open without, a sentence each. */
export function companyMistakes(env: CompanyEnvironment): (readonly [boolean, string])[] {
  const needed = [
    'COMPANY_NAME',
    'COMPANY_ADDRESS',
    'SUPPORT_EMAIL',
    'SUPPORT_PHONE',
    'GRIEVANCE_OFFICER_NAME',
    'GRIEVANCE_OFFICER_EMAIL',
    'GRIEVANCE_OFFICER_PHONE',
  ] as const;
  return needed.map((name) => [env[name] === undefined, `${name} is missing: ${eCommerceRules}`]);
}
