import type { Role } from '@nukkad/contract/kernel/roles';

/** A partner or its staff: they have the frame of work. */
export const isWorkRole = (role: Role | null): boolean => role === 'Service Partner' || role === 'subUser';
