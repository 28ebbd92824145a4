export { useDialogLink, useUrlDialog } from '@nukkad/frame/url-dialog';
