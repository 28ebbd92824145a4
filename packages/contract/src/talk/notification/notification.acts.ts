export const notificationActs = ['notification.send_again'] as const;
