export const exportActs = ['list.export'] as const;
