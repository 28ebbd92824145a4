export const leaveActs = ['leave_type.add', 'leave_type.edit'] as const;
