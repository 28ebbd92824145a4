export { type UrlDialog, useDialogLink, useUrlDialog } from '@nukkad/frame/url-dialog';
