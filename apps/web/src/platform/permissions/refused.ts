/** Whether the browser refuses the camera for good; false where it cannot be asked. */
export async function isCameraRefused(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' });
    return state === 'denied';
  } catch {
    return false;
  }
}

/** Asks for notifications, at the tap that wants them; true where they are refused. */
export async function notificationsRefused(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission().catch(() => 'default')) === 'denied';
}

/** Whether a chosen file may be read at all: a phone that keeps its photos from the browser gives an unreadable one. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
