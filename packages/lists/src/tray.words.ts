import type { Speech } from '@nukkad/contract/kernel/speech';

/** The name of the corner that shows what goes on behind the page. */
export const trayLabel = ({ t }: Speech) => t('list.tray', 'Tasks under way');
