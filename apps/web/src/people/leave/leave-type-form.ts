import type { LeaveType } from '@nukkad/contract/people/leave/leave.model';
import type { TypeBody } from './leave.queries.ts';

/** As it is typed: days, which may be halves. */
export interface TypedType {
  readonly name: string;
  readonly isLimited: boolean;
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
      isLimited: true,
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
  const { halvesAYear, carryHalves, version: _version, leaveTypeId: _id, ...same } = type;
  return {
    ...same,
    isLimited: halvesAYear !== null,
    daysAYear: halvesAYear === null ? '' : daysOf(halvesAYear),
    carryDays: daysOf(carryHalves),
  };
}

export function bodyOf({ isLimited, daysAYear, carryDays, ...same }: TypedType): TypeBody {
  return {
    ...same,
    halvesAYear: isLimited ? halvesOf(daysAYear) : null,
    carryHalves: isLimited ? halvesOf(carryDays) : 0,
  };
}
