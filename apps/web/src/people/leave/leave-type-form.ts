import type { LeaveType } from '@nukkad/contract/people/leave/leave.model';
import type { TypeBody } from './leave.queries.ts';

/** As it is typed: days, which may be halves. */
export interface TypedType {
  readonly name: string;
  /** `compensatory`: by work on days off. */
  readonly limit: 'days' | 'compensatory' | 'none';
  readonly expiresDays: string;
  readonly daysAYear: string;
  readonly accrual: LeaveType['accrual'];
  readonly carryDays: string;
  readonly yearStartsMonth: number;
  readonly isPaid: boolean;
  readonly takesHalfDays: boolean;
  readonly isSandwich: boolean;
  readonly isEncashed: boolean;
  readonly isActive: boolean;
}

const daysOf = (halves: number) => String(halves / 2);
/** "1.5" is three half days; what is no number is refused by the schema. */
const halvesOf = (days: string) => (days.trim() === '' ? Number.NaN : Number(days) * 2);

export function typedOf(type: LeaveType | undefined): TypedType {
  if (!type)
    return {
      name: '',
      limit: 'days',
      expiresDays: '60',
      daysAYear: '12',
      accrual: 'yearly',
      carryDays: '0',
      yearStartsMonth: 4,
      isPaid: true,
      takesHalfDays: true,
      isSandwich: false,
      isEncashed: false,
      isActive: true,
    };
  const { halvesAYear, expiresDays, carryHalves, version: _version, leaveTypeId: _id, ...same } = type;
  return {
    ...same,
    limit: expiresDays !== null ? 'compensatory' : halvesAYear === null ? 'none' : 'days',
    expiresDays: String(expiresDays ?? 60),
    daysAYear: halvesAYear === null ? '' : daysOf(halvesAYear),
    carryDays: daysOf(carryHalves),
  };
}

export function bodyOf({ limit, expiresDays, daysAYear, carryDays, ...same }: TypedType): TypeBody {
  return {
    ...same,
    halvesAYear: limit === 'days' ? halvesOf(daysAYear) : null,
    carryHalves: limit === 'days' ? halvesOf(carryDays) : 0,
    expiresDays: limit === 'compensatory' ? Number(expiresDays) : null,
  };
}
