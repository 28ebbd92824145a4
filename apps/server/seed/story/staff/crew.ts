/** Who works for a shop of the demo city, as its office knows them: place, hours and pay. */
import { keysOf } from '@nukkad/contract/kernel/record';
import type { Professional, Shop } from '../../city/demo-city.ts';

export const departmentNames = ['Office', 'Field work'] as const;
export type DepartmentName = (typeof departmentNames)[number];

/** Eight hours of work and an hour's break. */
export const shiftsOfDay = {
  early: { name: 'Early', startsMinute: 7 * 60, endsMinute: 16 * 60, colour: 'marigold' },
  day: { name: 'Day', startsMinute: 9 * 60, endsMinute: 18 * 60, colour: 'indigo' },
  late: { name: 'Late', startsMinute: 11 * 60, endsMinute: 20 * 60, colour: 'teal' },
} as const;
export type ShiftOfDay = keyof typeof shiftsOfDay;
export const shiftNames = keysOf(shiftsOfDay);

export interface Member {
  readonly staffId: string;
  readonly userId: string;
  readonly fullName: string;
  readonly mobileNumber: string;
  readonly designation: string;
  readonly department: DepartmentName;
  readonly isProfessional: boolean;
  readonly shift: ShiftOfDay;
  /** Their own week, which counts where no roster is published. */
  readonly startsMinute: number;
  readonly endsMinute: number;
  /** The weekday on which they are off. */
  readonly offDay: number;
  /** A month's pay. */
  readonly rupees: number;
  /** They joined so many days before the office began to keep attendance. */
  readonly joinedDaysBefore: number;
}

const titles: Readonly<Record<string, string>> = {
  electrician: 'Electrician',
  plumber: 'Plumber',
  carpenter: 'Carpenter',
  painting: 'Painter',
  cleaning: 'Cleaner',
  'office-clean': 'Cleaner',
  maid: 'House help',
  ac: 'AC technician',
  appliance: 'Appliance technician',
  garden: 'Gardener',
  movers: 'Mover',
  care: 'Care assistant',
};
const sunday = 7;
const everyDay = [1, 2, 3, 4, 5, 6, 7] as const;

function shiftOf({ shift }: Professional): ShiftOfDay {
  // Who is there from early to late has the hours of the office.
  if (shift.to - shift.from > 12 * 60 || shift.from === 9 * 60) return 'day';
  return shift.from < 8 * 60 ? 'early' : 'late';
}

const fieldWorker = (person: Professional, index: number): Member => ({
  ...person,
  designation: index === 0 ? 'Supervisor' : (titles[person.categories[0] ?? ''] ?? 'Technician'),
  department: 'Field work',
  isProfessional: true,
  shift: shiftOf(person),
  startsMinute: person.shift.from,
  endsMinute: person.shift.to,
  offDay: everyDay.find((weekday) => !person.weekdays.includes(weekday)) ?? sunday,
  rupees: index === 0 ? 34_000 : 20_000 + (index % 5) * 1_800,
  joinedDaysBefore: 40 + ((index * 37) % 9) * 120,
});

/** The desk and the professionals; the first of these leads them. */
export const crewOf = ({ desk, people }: Shop): readonly Member[] => [
  {
    ...desk,
    designation: 'Office assistant',
    department: 'Office',
    isProfessional: false,
    shift: 'day',
    startsMinute: shiftsOfDay.day.startsMinute,
    endsMinute: shiftsOfDay.day.endsMinute,
    offDay: sunday,
    rupees: 19_500,
    joinedDaysBefore: 620,
  },
  ...people.map(fieldWorker),
];
