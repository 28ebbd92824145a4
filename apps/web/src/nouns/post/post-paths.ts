/** Dialogs about a post, by the address of the page they lie over. */
export const postDialogs = {
  edit: 'edit-post',
  remove: 'delete-post',
  edits: 'post-edits',
  picture: 'post-picture',
} as const;

/** Which post such a dialog is about. */
export const aboutPost = 'about';

export const postPath = (postId: string) => `/feed/post/${postId}`;
