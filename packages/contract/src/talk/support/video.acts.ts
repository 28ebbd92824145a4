export const videoActs = ['demoVideo.added', 'demoVideo.changed', 'demoVideo.removed'] as const;
