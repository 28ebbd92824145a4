export const travelActs = ['travel_setting.edit'] as const;
