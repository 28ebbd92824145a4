/** How the dialog of sharing stands in an address: `?dialog=share&shared=<id>&way=link`. */
export const shareDialogName = 'share';
export const sharedParameter = 'shared';
export const wayParameter = 'way';

/** For `useDialogLink` and `Moves`: `{ opens: shareDialogName, about: sharingOf(itemId) }`. */
export const sharingOf = (itemId: string): Readonly<Record<string, string>> => ({
  [sharedParameter]: itemId,
});
